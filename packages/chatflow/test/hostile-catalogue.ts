import fc from "fast-check";
import type { CatalogueProduct } from "./answer-from-catalogue.ts";

/**
 * Names as shopkeepers and vandals type them: long, marks, braces, emoji, other scripts, line breaks, right-to-left
 * overrides.
 */
export const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 200, unit: "grapheme" }),
  fc.string({ minLength: 1, maxLength: 200, unit: "binary" }),
  fc.constantFrom(
    "***",
    "_x_",
    "`",
    "{total}",
    "{link}",
    "x".repeat(200),
    "Chips 😀".repeat(25),
    "\u202eabc",
    "a\nb",
    " ",
  ),
);
const money = fc.integer({ min: 0, max: 10 ** 12 }).map((minor) => ({ minor, currency: "TZS" }));
const stock = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5 }), fc.constant(1_000_000));
const id = fc.uuid();

const variant = fc.record({ id, name, price: money, stock });
const addOn = fc.record({ id, name, price: money, stock: fc.oneof(fc.constant(null), stock) });
const group = fc
  .record({
    id,
    name,
    min: fc.integer({ min: 0, max: 4 }),
    more: fc.integer({ min: 0, max: 4 }),
    add_ons: fc.array(addOn, { minLength: 1, maxLength: 15 }),
  })
  .map(({ more, ...rest }) => ({ ...rest, max: Math.max(1, rest.min + more) }));

const categories = [
  "food & beverages",
  "electronics",
  "home",
  ...Array.from({ length: 12 }, (_, index) => `kind ${index}`),
];

const product: fc.Arbitrary<CatalogueProduct> = fc.record({
  id,
  name,
  description: fc.oneof(fc.constant(""), fc.string({ maxLength: 2000, unit: "binary" })),
  category: fc.constantFrom(...categories),
  image_url: fc.constantFrom(null, "https://mauzo.example/a.jpg"),
  variants: fc.array(variant, { maxLength: 50 }),
  add_on_groups: fc.array(group, { maxLength: 3 }),
});

export const hostileCatalogue = fc.oneof(
  fc.array(product, { maxLength: 6 }),
  // A long list repeats one product: generating 200 different ones would take longer than the test.
  fc.tuple(product, fc.integer({ min: 10, max: 200 })).map(([one, count]) =>
    Array.from({ length: count }, (_, index) => ({
      ...one,
      id: `${one.id.slice(0, -4)}${String(index).padStart(4, "0")}`,
    })),
  ),
);
