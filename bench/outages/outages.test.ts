import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkOutage, checkOverload } from "./check-outage.ts";
import { databaseFaults } from "./database-faults.ts";
import { goals, overloadGoals } from "./goals.ts";
import { type OutageStack, startOutageStack } from "./outage-stack.ts";
import { runOutage } from "./run-outage.ts";
import { runOverload } from "./run-overload.ts";

// `pnpm bench:outages` checks how long things take; on a busy machine this only checks that they end.
const patience = { refusalMs: 20_000, noticeMs: 20_000, recoveryMs: 20_000, quickMs: 20_000 };
const spans = { beforeMs: 300, troubleMs: 1_000, quietMs: 300, skipsJobWaits: true };

let site: OutageStack;
beforeAll(async () => {
  site = await startOutageStack({ carts: 2_000, jobWatchSeconds: 1 });
}, 120_000);
afterAll(() => site?.stop());

describe("the API in production through an outage of its database", () => {
  it.each(databaseFaults.filter(({ name }) => name === "refused" || name === "read-only"))(
    "$name: what needs the database is 503, the rest goes on, and nothing is left in part",
    async (trouble) => {
      const outage = await runOutage(site, trouble, spans, { ...goals, ...patience });
      expect(checkOutage(outage, { ...goals, ...patience })).toEqual([]);
      const during = outage.asked.filter(({ sentMs }) => sentMs > outage.beganMs && sentMs < outage.endedMs);
      const lists = during.filter(({ kind, status }) => kind === "list" && status === 200);
      expect(lists.length > 0).toBe(!trouble.stops.includes("list"));
    },
    120_000,
  );

  it("a crowd at slow queries is served or sent away, and leaves every connection free", async () => {
    const crowd = await runOverload(site, { clients: 40, seconds: 0.3 });
    const { connections } = overloadGoals;
    const limits = { refusalMs: 20_000, livezMs: 20_000, backMs: 20_000, connections };
    expect(checkOverload(crowd, limits)).toEqual([]);
  }, 120_000);
});
