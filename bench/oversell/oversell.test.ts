import { expect, it } from "vitest";
import { sellOut } from "./sell-out.ts";

it("200 clients of two processes get the ten there are, whatever else changes the stock", {
  timeout: 180_000,
}, async () => {
  const { faults, tallies, deadlocks } = await sellOut({ rounds: 1 });
  expect(faults).toEqual([]);
  expect(tallies["one each"]).toMatchObject({ asked: 200, sold: 10, refused: 190 });
  expect(tallies["one to three"].sold).toBe(10);
  expect(deadlocks).toBe(0);
});
