import fc from "fast-check";
import { expect, it } from "vitest";
import { item, line, shop } from "../../test/example-carts.ts";
import { addOnsOf } from "../add-ons-of.ts";
import type { CartItem, OfferedProduct } from "../cart-item.ts";
import { lineToItem } from "../line-to-item.ts";
import { takenBy } from "../stock/taken-by.ts";
import { unitsOf } from "../units-of.ts";
import { cartProblems } from "./cart-problems.ts";

const chosenFrom = (products: readonly OfferedProduct[], items: readonly CartItem[]) =>
  items.map((each) => ({ item: each, product: products.find(({ id }) => id === each.id) }));
const codesOf = (products: readonly OfferedProduct[], items: readonly CartItem[]) =>
  cartProblems(chosenFrom(products, items)).map((problems) => problems.map(({ code }) => code));
const isShort = (code: string) => code === "sold_out" || code === "not_enough";

it("finds a shortage exactly where the items together want more than there is, in whichever order they are", () => {
  fc.assert(
    fc.property(shop, fc.array(item, { maxLength: 5 }), (products, items) => {
      const offered = products.flatMap((product) => [...product.variants, ...addOnsOf(product)]);
      const stocks = new Map(offered.map(({ id, stock }) => [id, stock]));
      const wantsTooMuch = [...takenBy(items)].some(([id, quantity]) => quantity > (stocks.get(id) ?? quantity));
      for (const some of [items, items.toReversed()])
        expect(codesOf(products, some).flat().some(isShort)).toBe(wantsTooMuch);
    }),
  );
});

it("asks of each item what its groups ask of each unit, whatever the other items have", () => {
  fc.assert(
    fc.property(shop, fc.array(item, { maxLength: 4 }), (products, items) => {
      const problems = cartProblems(chosenFrom(products, items));
      for (const [place, { id, variants, add_ons }] of items.entries()) {
        const product = products.find((each) => each.id === id);
        const units = unitsOf(variants);
        const wrong = product?.add_on_groups.filter(({ min, max, add_ons: offered }) => {
          const count = unitsOf(add_ons.filter((chosen) => offered.some((addOn) => addOn.id === chosen.id)));
          return count < min * units || count > max * units;
        });
        const found = problems[place]?.flatMap((problem) => ("group" in problem ? [problem.group.id] : []));
        expect(found).toEqual(wrong?.map((group) => group.id));
      }
    }),
  );
});

it("names what is gone, and what costs something else than was shown", () => {
  fc.assert(
    fc.property(shop, line, (products, chosen) => {
      const [codes = []] = codesOf(products, [lineToItem(chosen)]);
      const product = products.find(({ id }) => id === chosen.product_id);
      const variant = product?.variants.find(({ id }) => id === chosen.variant_id);
      if (!product || !variant) {
        expect(codes).toEqual(["gone"]);
        return;
      }
      const isChanged = chosen.price_minor !== undefined && chosen.price_minor !== variant.price.minor;
      expect(codes.includes("price_changed")).toBe(isChanged && !codes.slice(0, 1).some(isShort));
      const isUnknown = chosen.add_ons.some(({ id }) => !addOnsOf(product).some((addOn) => addOn.id === id));
      expect(codes.includes("gone")).toBe(isUnknown);
    }),
  );
});

it("counts an add-on that an item names twice as both together", () => {
  const nuts = { id: "nuts", name: "nuts", price: { minor: 50 }, stock: 3 };
  const ice = {
    ...{ id: "ice", variants: [{ id: "cup", name: "", price: { minor: 200 }, stock: 9 }] },
    add_on_groups: [{ id: "toppings", name: "Toppings", min: 0, max: 2, add_ons: [nuts] }],
  };
  const some = (...quantities: number[]) => ({
    ...{ id: "ice", variants: [{ id: "cup", quantity: 4 }] },
    add_ons: quantities.map((quantity) => ({ id: "nuts", quantity })),
  });
  expect(codesOf([ice], [some(2, 1)])).toEqual([[]]);
  expect(codesOf([ice], [some(2, 2)])).toEqual([["not_enough", "not_enough"]]);
});
