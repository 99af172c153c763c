import { expect, it } from "vitest";
import { deliveryFeeMinor } from "./delivery-fee.ts";

it("is the fee, until the goods come to what makes it free", () => {
  const method = { fee_minor: 300_000, free_from_minor: 5_000_000 };
  expect([0, 4_999_999, 5_000_000].map((minor) => deliveryFeeMinor(method, minor))).toEqual([300_000, 300_000, 0]);
  expect(deliveryFeeMinor({ fee_minor: 300_000, free_from_minor: null }, 1e15)).toBe(300_000);
  expect(deliveryFeeMinor({ fee_minor: 300_000, free_from_minor: 0 }, 0)).toBe(0);
});
