import fc from "fast-check";
import { expect, it } from "vitest";
import { item, shop } from "../../test/example-carts.ts";
import { addOnsOf } from "../add-ons-of.ts";
import { lowestPrice } from "./lowest-price.ts";
import { priceOfItem } from "./price-of-item.ts";

it("costs the sum of its variants and add-ons at today's prices; what is not on offer costs nothing", () => {
  fc.assert(
    fc.property(shop, item, (products, chosen) => {
      const product = products.find(({ id }) => id === chosen.id);
      if (!product) throw new Error("a product");
      const prices = new Map([...product.variants, ...addOnsOf(product)].map(({ id, price }) => [id, price.minor]));
      let sum = 0;
      for (const { id, quantity } of [...chosen.variants, ...chosen.add_ons]) sum += (prices.get(id) ?? 0) * quantity;
      expect(priceOfItem(product, chosen)).toBe(sum);
      const twice = [chosen, chosen].map((one) => priceOfItem(product, one));
      const double = (some: typeof chosen.variants) => some.map(({ id, quantity }) => ({ id, quantity: 2 * quantity }));
      const both = { ...chosen, variants: double(chosen.variants), add_ons: double(chosen.add_ons) };
      expect(priceOfItem(product, both)).toBe(twice.reduce((all, one) => all + one, 0));
    }),
  );
});

it("begins at the lowest price of what there is, or of all when nothing is left", () => {
  const at = (minor: number, stock: number) => ({ price: { minor }, stock });
  expect(lowestPrice([at(900, 5), at(1_700, 1)])).toEqual({ minor: 900, varies: true });
  expect(lowestPrice([at(900, 0), at(1_700, 1)])).toEqual({ minor: 1_700, varies: false });
  expect(lowestPrice([at(900, 0), at(1_700, 0)])).toEqual({ minor: 900, varies: true });
});
