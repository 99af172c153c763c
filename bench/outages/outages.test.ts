import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCrowd } from "./crowd.ts";
import { crowdGoals, goals } from "./goals.ts";
import { judge, judgeCrowd } from "./judge.ts";
import { runOutage } from "./outage.ts";
import { type Site, startSite } from "./site.ts";
import { troubles } from "./troubles.ts";

// How long things take is what `pnpm bench:outages` holds; on a busy machine only that they end.
const patience = { refusalMs: 20_000, noticeMs: 20_000, recoveryMs: 20_000, quickMs: 20_000 };
const spans = { beforeMs: 300, troubleMs: 1_000, quietMs: 300, skipsJobWaits: true };

let site: Site;
beforeAll(async () => {
  site = await startSite({ carts: 2_000, jobWatchSeconds: 1 });
}, 120_000);
afterAll(() => site?.stop());

describe("the API in production through an outage of its database", () => {
  it.each(troubles.filter(({ name }) => name === "refused" || name === "read-only"))(
    "$name: what needs the database is 503, the rest goes on, and nothing is left in part",
    async (trouble) => {
      const outage = await runOutage(site, trouble, spans, { ...goals, ...patience });
      expect(judge(outage, { ...goals, ...patience })).toEqual([]);
      const during = outage.asked.filter(({ sentMs }) => sentMs > outage.beganMs && sentMs < outage.endedMs);
      const lists = during.filter(({ kind, status }) => kind === "list" && status === 200);
      expect(lists.length > 0).toBe(!trouble.stops.includes("list"));
    },
    120_000,
  );

  it("a crowd at slow queries is served or sent away, and leaves every connection free", async () => {
    const crowd = await runCrowd(site, { clients: 40, seconds: 0.3 });
    const { connections } = crowdGoals;
    const limits = { refusalMs: 20_000, livezMs: 20_000, backMs: 20_000, connections };
    expect(judgeCrowd(crowd, limits)).toEqual([]);
  }, 120_000);
});
