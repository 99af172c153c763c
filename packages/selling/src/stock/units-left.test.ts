import fc from "fast-check";
import { expect, it } from "vitest";
import { line, shop } from "../../test/example-carts.ts";
import { addOnsOf } from "../add-ons-of.ts";
import { quantityMax } from "../cart-item.ts";
import { lineToItem } from "../line-to-item.ts";
import { itemProblems } from "../problems/item-problems.ts";
import { stockLeft } from "./stock-left.ts";
import { takenBy } from "./taken-by.ts";
import { unitsLeft } from "./units-left.ts";

const lines = fc.array(line, { maxLength: 3 });

it("leaves exactly as many units as can be ordered beside the rest of the cart", () => {
  fc.assert(
    fc.property(shop, lines, line, (products, cart, { add_ons }) => {
      const taken = takenBy(cart.map(lineToItem));
      for (const product of products)
        for (const variant of product.variants) {
          const perUnit = addOnsOf(product).flatMap((addOn) => {
            const chosen = add_ons.find(({ id }) => id === addOn.id);
            return chosen ? [{ ...addOn, quantity: chosen.quantity }] : [];
          });
          const left = unitsLeft(variant, perUnit, taken);
          const isShort = (units: number) =>
            itemProblems(
              {
                id: product.id,
                variants: [{ id: variant.id, quantity: units }],
                add_ons: perUnit.map(({ id, quantity }) => ({ id, quantity: quantity * units })),
              },
              product,
              taken,
            ).some(({ code }) => code === "sold_out" || code === "not_enough");
          if (left > 0) expect(isShort(left)).toBe(false);
          expect(isShort(left + 1)).toBe(true);
        }
    }),
  );
});

it("never leaves less than nothing, and never more than an order may have", () => {
  const stock = fc.option(fc.nat(50_000));
  fc.assert(
    fc.property(stock, stock, fc.nat(60_000), fc.integer({ min: 1, max: 20 }), (one, other, used, quantity) => {
      const taken = new Map([["cup", used]]);
      const left = unitsLeft({ id: "cup", stock: one }, [{ id: "lid", stock: other, quantity }], taken);
      const ofVariant = Math.max(0, Math.min(one ?? quantityMax, quantityMax) - used);
      expect(left).toBe(other === null ? ofVariant : Math.min(ofVariant, Math.floor(other / quantity)));
      expect(stockLeft(one, used)).toBe(one === null ? null : Math.max(0, one - used));
    }),
  );
});
