import { describe, expect, it } from "vitest";
import { restartUnderLoad } from "./restart-under-load.ts";
import { stopAmidWork } from "./stop-amid-work.ts";

describe("a process told to stop", () => {
  it("fails nothing it accepted: 100 in flight, streams, jobs", { timeout: 120_000 }, async () => {
    const { faults, goneMs } = await stopAmidWork({ inFlight: 100, streams: 5, jobs: 40 });
    expect(faults).toEqual([]);
    expect(goneMs).toBeLessThan(20_000);
  });

  it("is not missed while another one serves", { timeout: 120_000 }, async () => {
    const { faults, orders, pushed } = await restartUnderLoad({ restarts: 1, carts: 1_500 });
    expect(faults).toEqual([]);
    expect(orders).toBeGreaterThan(0);
    expect(pushed).toBeGreaterThan(10);
  });
});
