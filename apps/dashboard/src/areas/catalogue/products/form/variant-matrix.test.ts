import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePastedVariants } from "./parse-pasted-variants.ts";
import { emptyVariant, type VariantForm } from "./product-form.ts";
import { pictureOf, readValues, sharedPicture, valuesOf, withoutOption, withValues } from "./variant-matrix.ts";

const row = (price: string, ...option_values: string[]): VariantForm => ({ ...emptyVariant, price, option_values });
const fresh = { ...emptyVariant, price: "1" };
const look = (rows: readonly VariantForm[]) =>
  rows.map(({ price, option_values }) => [...option_values, price].join(" "));

it("reads values as people type them", () => {
  expect(readValues(" S, M;L ,,m\nXL ")).toEqual(["S", "M", "L", "XL"]);
});

it("keeps the variants there are, and adds each combination with a new value", () => {
  const rows = [row("10", "S", "Red"), row("20", "M", "Red")];
  const next = withValues(
    rows,
    [["S", "M"], ["Red"]],
    [
      ["S", "M"],
      ["Red", "Blue"],
    ],
    fresh,
  );
  expect(look(next)).toEqual(["S Red 10", "S Blue 1", "M Red 20", "M Blue 1"]);
  const without = withValues(
    next.slice(1),
    [
      ["S", "M"],
      ["Red", "Blue"],
    ],
    [
      ["S", "M"],
      ["Red", "Blue", "Green"],
    ],
    fresh,
  );
  expect(look(without)).toEqual(["S Blue 1", "S Green 1", "M Red 20", "M Blue 1", "M Green 1"]);
  expect(
    look(
      withValues(
        next,
        [
          ["S", "M"],
          ["Red", "Blue"],
        ],
        [["M"], ["Red", "Blue"]],
        fresh,
      ),
    ),
  ).toEqual(["M Red 20", "M Blue 1"]);
});

it("takes a value that was written anew as the same one", () => {
  const rows = [row("10", "S"), row("20", "M")];
  expect(look(withValues(rows, [["S", "M"]], [["Small", "M"]], fresh))).toEqual(["Small 10", "M 20"]);
});

it("gives what there was the first value of an option that is new, and takes one away again", () => {
  const rows = withValues(
    [row("10", "S"), row("20", "M")],
    [["S", "M"]],
    [
      ["S", "M"],
      ["Red", "Blue"],
    ],
    fresh,
  );
  expect(look(rows)).toEqual(["S Red 10", "S Blue 1", "M Red 20", "M Blue 1"]);
  expect(look(withoutOption(rows, 1))).toEqual(["S 10", "M 20"]);
});

const lists = fc.array(fc.uniqueArray(fc.constantFrom<string>("a", "b", "c", "d"), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});

it("never has a combination twice or one with a value that is gone, and keeps every row whose values stay", () => {
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const made = withValues([], [], before, fresh).map((variant, at) => ({ ...variant, sku: String(at) }));
      expect(made).toHaveLength(before.reduce((product, list) => product * list.length, 1));
      for (const [at, list] of before.entries()) expect(valuesOf(made, at)).toEqual(list);
      const next = after.slice(0, before.length);
      if (next.length < before.length) return;
      const changed = withValues(made, before, next, fresh);
      const names = changed.map(({ option_values }) => option_values.join());
      expect(new Set(names).size).toBe(names.length);
      for (const { option_values } of changed)
        for (const [at, value] of option_values.entries()) expect(next[at]).toContain(value);
      for (const { sku, option_values } of made)
        if (option_values.every((value, at) => next[at]?.includes(value) && before[at]?.length !== next[at]?.length))
          expect(changed.find((one) => one.sku === sku)?.option_values).toEqual(option_values);
    }),
  );
});

it.each([
  ["Size\tColour\tPrice\tStock\tSKU\nS\tRed\t25,000\t3\tG1\nM\tRed\t26,000\t\tG2", ["Size", "Colour"], 2, 0],
  ["S\tRed\t25000\t3\nM\tRed\t26000\t4", ["", ""], 2, 0],
  ["Bei\tUkubwa\n1,000\tNdogo\n2,000\tKubwa\n\tKubwa", ["Ukubwa"], 2, 1],
  ['Colour\tPrice\n"Red, dark"\t100\n"Blue\nsky"\t200', ["Colour"], 2, 0],
  ["", [], 0, 0],
  ["only words", [""], 1, 0],
])("reads %j", (text, options, count, skipped) => {
  const read = parsePastedVariants(text);
  expect([read.options, read.rows.length, read.skipped]).toEqual([options, count, skipped]);
  for (const { values } of read.rows) expect(values).toHaveLength(options.length);
});

it("reads prices in words, and takes measures for what they are", () => {
  const prices = (text: string) => parsePastedVariants(text).rows.map(({ values, price }) => [...values, price]);
  expect(prices("S\t25k\nM\t12 elfu")).toEqual([
    ["S", "25,000"],
    ["M", "12,000"],
  ]);
  expect(prices("Size\tPrice\nS\tTsh 28,500/=\nM\t35.000")).toEqual([
    ["S", "28,500"],
    ["M", "35.000"],
  ]);
  expect(prices("Red\t2m\t9000")).toEqual([["Red", "2m", "9,000"]]);
});

it("never throws, whatever is pasted, and never has two rows of the same values", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "1", "\t", "\n", '"', ",", ";", " ", "\r", "Price") }),
      (text) => {
        const { options, rows } = parsePastedVariants(text);
        expect(options.length).toBeLessThanOrEqual(3);
        const names = rows.map(({ values }) => values.join("\n").toLowerCase());
        expect(new Set(names).size).toBe(names.length);
      },
    ),
    { numRuns: 500 },
  );
});

it("knows the picture all variants of a value share, and gives it to a new one of them", () => {
  const rows = [
    { ...row("10", "S", "Red"), picture_id: "red" },
    { ...row("10", "M", "red"), picture_id: "red" },
    { ...row("10", "S", "Blue"), picture_id: "blue" },
    row("10", "S", "Green"),
  ];
  expect(["Red", "Blue", "Green"].map((value) => sharedPicture(rows, 1, value))).toEqual(["red", "blue", null]);
  expect(sharedPicture(rows, 0, "S")).toBeUndefined();
  expect(pictureOf(rows, row("1", "L", "Blue"))).toBe("blue");
  expect(pictureOf(rows, row("1", "S", "Green"))).toBeNull();
  expect(pictureOf(rows, row("1", "L", "Black"))).toBeNull();
});
