import { onlyChoice, stockOf } from "@mauzo/product-cards/shop/card-product";
import { lowestPrice } from "@mauzo/selling/price/lowest-price";
import { unitsOf } from "@mauzo/selling/units-of";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freshen, mostOf, removeLine, setQuantity, storefrontCartOf } from "./cart-check.ts";
import type { PageProduct } from "./page-product.ts";
import { readLines } from "./saved-cart.ts";
import { addLine, keyOf, type LineItem, takenIn, totalMinor } from "./storefront-cart.ts";

const addOn = fc.record({
  id: fc.constantFrom("laini", "nzito"),
  name: fc.string({ maxLength: 20 }),
  minor: fc.nat(100_000),
  perUnit: fc.integer({ min: 1, max: 5 }),
});
const line: fc.Arbitrary<LineItem> = fc.record({
  productId: fc.constantFrom("p1", "p2"),
  variantId: fc.constantFrom("v1", "v2", "v3"),
  product: fc.string({ maxLength: 20 }),
  variant: fc.string({ maxLength: 20 }),
  picture: fc.constantFrom(null, "/media/a/640.webp"),
  minor: fc.nat(10_000_000),
  quantity: fc.integer({ min: 1, max: 50 }),
  stock: fc.nat(100),
  addOns: fc.uniqueArray(addOn, { selector: ({ id }) => id, maxLength: 2 }),
});
const cart = fc.array(line, { maxLength: 8 }).map((lines) => lines.reduce<LineItem[]>(addLine, []));

const coffee: PageProduct = {
  id: "p1",
  name: "Kahawa",
  description: "",
  category: "food & beverages",
  pictures: [],
  option_names: [],
  variants: [
    { id: "v1", name: "250 g", price: { minor: 900_000 }, stock: 5, option_values: [] },
    { id: "v2", name: "500 g", price: { minor: 1_700_000 }, stock: 0, option_values: [] },
  ],
  add_on_groups: [],
};
const wanted = (change: Partial<LineItem>): LineItem => ({
  productId: "p1",
  variantId: "v1",
  product: "Kahawa",
  variant: "250 g",
  picture: null,
  minor: 900_000,
  quantity: 1,
  stock: 5,
  addOns: [],
  ...change,
});

describe("a cart", () => {
  it("holds every unit that was added, each kind on one line", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (added) => {
        const lines = added.reduce<LineItem[]>(addLine, []);
        expect(unitsOf(lines)).toBe(unitsOf(added));
        expect(new Set(lines.map(keyOf)).size).toBe(lines.length);
      }),
    );
  });

  it("costs what its lines cost, whatever is changed and taken out", () => {
    fc.assert(
      fc.property(cart, fc.integer({ min: -5, max: 20_000 }), (lines, quantity) => {
        const [first] = lines;
        if (!first) return;
        const rest = removeLine(lines, keyOf(first));
        expect(unitsOf(rest)).toBe(unitsOf(lines) - first.quantity);
        const changed = setQuantity(lines, keyOf(first), quantity);
        const kept = changed.find((one) => keyOf(one) === keyOf(first));
        expect(kept?.quantity).toBe(Math.min(Math.max(quantity, 1), 10_000));
        expect(totalMinor(changed)).toBe(totalMinor(rest) + totalMinor(kept ? [kept] : []));
      }),
    );
  });

  it("is read again as it was kept, and nothing else is read as one", () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(readLines(JSON.stringify(lines))).toEqual(lines);
      }),
    );
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(Array.isArray(readLines(text))).toBe(true);
      }),
    );
    for (const text of [
      null,
      "",
      "{",
      "null",
      "7",
      "[{}]",
      JSON.stringify([wanted({ quantity: 0 })]),
      JSON.stringify([{ ...wanted({}), minor: "1" }]),
    ])
      expect(readLines(text)).toEqual([]);
  });

  it("takes no more of an add-on than there is, with whichever lines it goes", () => {
    const addOns = [{ id: "laini", name: "Laini", minor: 500, perUnit: 2, stock: 9 }];
    const plain = wanted({ quantity: 1, stock: 50 });
    const sweet = wanted({ quantity: 3, stock: 50, addOns });
    expect(mostOf([plain, sweet], sweet)).toBe(4);
    expect(mostOf([plain, sweet], plain)).toBe(47);
    const other = wanted({
      productId: "p2",
      variantId: "v3",
      stock: 50,
      addOns: addOns.map((addOn) => ({ ...addOn, perUnit: 1 })),
    });
    expect(mostOf([other, sweet], sweet)).toBe(4);
    expect(mostOf([{ ...other, quantity: 8 }, sweet], sweet)).toBe(0);
    expect(takenIn([plain, sweet])).toEqual(
      new Map([
        ["v1", 4],
        ["laini", 6],
      ]),
    );
    fc.assert(
      fc.property(cart, (lines) => {
        for (const line of lines) expect(mostOf(lines, line)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("asks for add-ons for all units of a line together", () => {
    const addOns = [{ id: "laini", name: "Laini", minor: 500, perUnit: 2 }];
    expect(storefrontCartOf([wanted({ quantity: 3, addOns })], "sw")).toEqual({
      language: "sw",
      lines: [
        {
          product_id: "p1",
          variant_id: "v1",
          quantity: 3,
          price_minor: 900_000,
          add_ons: [{ id: "laini", quantity: 6, price_minor: 500 }],
        },
      ],
    });
  });
});

describe("a cart looked at again", () => {
  it("has today's prices, and says which changed", () => {
    const { lines, notes } = freshen([wanted({ minor: 800_000 })], [coffee], true);
    expect(lines[0]?.minor).toBe(900_000);
    expect([...notes.values()]).toEqual([{ kind: "price", was: 800_000 }]);
  });
  it("says what is sold out, gone, or fewer than wanted in all lines together", () => {
    const addOns = [{ id: "laini", name: "Laini", minor: 500, perUnit: 1 }];
    const notes = (lines: LineItem[], isWhole = true) => [...freshen(lines, [coffee], isWhole).notes.values()];
    expect(notes([wanted({ variantId: "v2", minor: 1_700_000 })])).toEqual([{ kind: "soldOut" }]);
    expect(notes([wanted({ quantity: 6 })])).toEqual([{ kind: "few", left: 5 }]);
    expect(notes([wanted({ productId: "p9" })])).toEqual([{ kind: "gone" }]);
    expect(notes([wanted({ productId: "p9" })], false)).toEqual([]);
    expect(notes([wanted({ addOns })])).toEqual([{ kind: "gone" }]);
  });
});

describe("a product", () => {
  it("has a lowest price, a stock, and one thing to add where nothing has to be chosen", () => {
    expect(lowestPrice(coffee.variants)).toEqual({ minor: 900_000, varies: false });
    const [small, large] = coffee.variants;
    const left = (smalls: number, larges: number) =>
      lowestPrice([small, large].flatMap((one, at) => (one ? [{ ...one, stock: [smalls, larges][at] ?? 0 }] : [])));
    expect(left(1, 1)).toEqual({ minor: 900_000, varies: true });
    expect(left(0, 1)).toEqual({ minor: 1_700_000, varies: false });
    expect(left(0, 0)).toEqual({ minor: 900_000, varies: true });
    expect(stockOf(coffee)).toBe(5);
    expect(onlyChoice(coffee)).toBeUndefined();
    expect(onlyChoice({ ...coffee, variants: coffee.variants.slice(0, 1) })?.id).toBe("v1");
  });
});
