import { describe, expect, it } from "vitest";
import { killDatabase } from "./kill-database.ts";
import { killProcesses } from "./kill-processes.ts";

// `pnpm bench:kills` covers each point of an order, many times.
describe("an order that was acknowledged is there once", () => {
  it("when its process is killed at its COMMIT", { timeout: 180_000 }, async () => {
    const { faults, atMoments, orders } = await killProcesses({
      each: 1,
      at: ["commit"],
      random: 0,
      longestMs: 0,
      carts: 1_500,
      waitsForJobs: false,
    });
    expect(faults).toEqual([]);
    expect(atMoments).toEqual({ commit: 1 });
    expect(orders).toBeGreaterThan(0);
  });

  it("when the database is killed, which the processes outlive", { timeout: 180_000 }, async () => {
    const { faults, settings, orders } = await killDatabase({ kills: 1, carts: 1_500, upMs: 1_000, downMs: 500 });
    expect(settings).toEqual({ fsync: "on", full_page_writes: "on", synchronous_commit: "on" });
    expect(faults).toEqual([]);
    expect(orders).toBeGreaterThan(0);
  });
});
