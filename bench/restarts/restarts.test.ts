import { expect, it } from "vitest";
import { restartUnderLoad } from "./restart-under-load.ts";

// What one process does with the requests it accepted is tested in `http/lifecycle/stop-gracefully` of the API and in
// `pnpm bench:restarts`.
it("a process that stops is not missed while another one serves", { timeout: 120_000 }, async () => {
  const { faults, orders, pushed } = await restartUnderLoad({ restarts: 1, carts: 1_500 });
  expect(faults).toEqual([]);
  expect(orders).toBeGreaterThan(0);
  expect(pushed).toBeGreaterThan(10);
});
