import { expect, it } from "vitest";
import { priceText } from "./price-text.ts";

const tzs = (minor: number) => ({ minor, currency: "TZS" });

it("shows one price where all variants cost the same", () => {
  expect(priceText({ price_from: tzs(2_500_000), price_to: tzs(2_500_000) })).toBe("25,000.00 TZS");
});
it("shows a range with one currency", () => {
  expect(priceText({ price_from: tzs(1_500_000), price_to: tzs(2_500_050) })).toBe("15,000.00 – 25,000.50 TZS");
});
