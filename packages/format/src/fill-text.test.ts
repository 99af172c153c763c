import fc from "fast-check";
import { expect, it } from "vitest";
import { fillText } from "./fill-text.ts";

it("fills in what it knows and leaves the rest", () => {
  expect(fillText("Habari {name}, oda {number}: {other}", { name: "Neema", number: "7K" })).toBe(
    "Habari Neema, oda 7K: {other}",
  );
  expect(fillText("{toString} {__proto__}", {})).toBe("{toString} {__proto__}");
});

it("fills in a value as it is, whatever stands in it", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, total) => {
      expect(fillText("{name}|{total}", { name, total })).toBe(`${name}|${total}`);
    }),
  );
});
