import { expect, it } from "vitest";
import type { PageVariant } from "../../../../../lib/storefront-cart/page-product.ts";
import { chooseValue, pickValue, valuesAt } from "./pick-value.ts";

const variant = (values: string[], stock = 1): PageVariant => ({
  ...{ id: values.join("/"), name: values.join(" / "), price: { minor: 1_000 } },
  ...{ stock, option_values: values },
});
const dress = [
  variant(["S", "Red"], 0),
  variant(["S", "Blue"]),
  variant(["M", "Red"]),
  variant(["M", "Blue"]),
  variant(["L", "Green"], 0),
  variant(["L", "Blue"]),
];
const pick = (from: string, at: number, value: string) => {
  const chosen = dress.find(({ id }) => id === from);
  return chosen && pickValue(dress, chosen.option_values, at, value)?.id;
};

it("has each value once, in order", () => {
  expect(valuesAt(dress, 0)).toEqual(["S", "M", "L"]);
  expect(valuesAt(dress, 1)).toEqual(["Red", "Blue", "Green"]);
  expect(valuesAt(dress, 2)).toEqual([]);
});

it.each([
  ["changes one option and keeps the others", "M/Blue", 0, "S", "S/Blue"],
  ["keeps what was chosen though it is sold out", "M/Red", 0, "S", "S/Red"],
  ["takes the nearest that is there where it is not made so", "M/Red", 0, "L", "L/Blue"],
  ["takes one that is sold out where there is no other", "M/Red", 1, "Green", "L/Green"],
  ["stays where it is", "M/Red", 1, "Red", "M/Red"],
])("%s", (_, from, at, value, to) => {
  expect(pick(from, at, value)).toBe(to);
});

it("knows of no value that no variant has", () => {
  expect(pick("M/Red", 0, "XL")).toBeUndefined();
});

it("leaves open what nobody has chosen yet", () => {
  expect(chooseValue(dress, [undefined, undefined], 0, "L")).toEqual(["L", undefined]);
  expect(chooseValue(dress, ["L", undefined], 1, "Red")).toEqual(["M", "Red"]);
  expect(chooseValue(dress, ["S", "Blue"], 1, "Red")).toEqual(["S", "Red"]);
});
