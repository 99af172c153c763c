import fc from "fast-check";
import type { CartItem, OfferedGroup, OfferedProduct } from "../src/cart-item.ts";

const price = fc.nat(1_000).map((minor) => ({ minor }));
const stock = fc.nat(8);
const choice = (id: string) => fc.record({ id: fc.constant(id), name: fc.constant(id), price, stock });
const addOn = (id: string) =>
  fc.record({ ...{ id: fc.constant(id), name: fc.constant(id), price }, stock: fc.option(stock) });
const group = (id: string, ids: string[]): fc.Arbitrary<OfferedGroup> =>
  fc
    .record({
      ...{ id: fc.constant(id), name: fc.constant(id), min: fc.nat(2), more: fc.nat(2) },
      add_ons: fc.tuple(...ids.map(addOn)),
    })
    .map(({ more, min, ...rest }) => ({ ...rest, min, max: Math.max(1, min + more) }));

/** Two products that share a group of add-ons, as products of one shop may. */
export const shop: fc.Arbitrary<OfferedProduct[]> = fc
  .record({
    variants: fc.tuple(choice("small"), choice("large"), choice("only")),
    groups: fc.tuple(group("toppings", ["nuts", "honey"]), group("sauces", ["chilli"])),
  })
  .map(({ variants: [small, large, only], groups: [toppings, sauces] }) => [
    { id: "ice", name: "ice", variants: [small, large], add_on_groups: [toppings, sauces] },
    { id: "cake", name: "cake", variants: [only], add_on_groups: [toppings] },
  ]);

const quantities = (ids: string[], min: number, shown: fc.Arbitrary<number | undefined>) =>
  fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...ids), quantity: fc.integer({ min, max: 6 }), price_minor: shown }),
    { selector: ({ id }) => id, maxLength: 3 },
  );
const never = fc.constant(undefined);

/** An item of one variant, as the chat and the shop's page have it; some want what is not there. */
export const line = fc.record({
  product_id: fc.constantFrom("ice", "ice", "cake", "gone"),
  variant_id: fc.constantFrom("small", "large", "only", "gone"),
  quantity: fc.integer({ min: 1, max: 4 }),
  price_minor: fc.option(fc.nat(3), { nil: undefined, freq: 4 }),
  add_ons: quantities(["nuts", "honey", "chilli", "gone"], 1, never),
});

const itemOf = (id: string, variants: string[], addOns: string[]): fc.Arbitrary<CartItem> =>
  fc.record({ id: fc.constant(id), variants: quantities(variants, 0, never), add_ons: quantities(addOns, 0, never) });

/** An item of any number of variants, as the cart's page and the back-office have it. */
export const item = fc.oneof(
  itemOf("ice", ["small", "large"], ["nuts", "honey", "chilli"]),
  itemOf("cake", ["only"], ["nuts", "honey"]),
);
