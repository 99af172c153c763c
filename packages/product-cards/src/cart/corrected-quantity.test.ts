import { expect, it } from "vitest";
import { correctedQuantity } from "./corrected-quantity.ts";

it.each(["-3", "2.7", "1e3", undefined])("goes back from %s, which is no whole number", (text) => {
  expect(correctedQuantity(text, 4, 13)).toEqual({ quantity: 4, why: "fraction" });
});
it.each(["14", "99999", "9999999999999999999999"])("lowers %s to what there is", (text) => {
  expect(correctedQuantity(text, 4, 13)).toEqual({ quantity: 13, why: "most" });
});
it.each([
  ["", 0],
  ["0", 0],
  ["13", 13],
  ["007", 7],
])("takes '%s' as %i", (text, quantity) => expect(correctedQuantity(text, 4, 13)).toEqual({ quantity }));
it("never goes back to more than there is", () => expect(correctedQuantity("-1", 9, 2).quantity).toBe(2));
