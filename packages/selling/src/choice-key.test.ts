import fc from "fast-check";
import { expect, it } from "vitest";
import { line, shop } from "../test/example-carts.ts";
import { choiceKey } from "./choice-key.ts";
import { lineToItem } from "./line-to-item.ts";
import { itemProblems } from "./problems/item-problems.ts";

const keyOf = ({ variant_id, quantity, add_ons }: Parameters<typeof lineToItem>[0]) =>
  choiceKey(
    variant_id,
    add_ons.map((addOn) => ({ id: addOn.id, quantity: addOn.quantity / quantity })),
  );

it("is the same for any number of units with the same add-ons each, in any order, and for nothing else", () => {
  fc.assert(
    fc.property(line, line, fc.integer({ min: 1, max: 9 }), (one, other, times) => {
      const more = {
        ...one,
        quantity: one.quantity * times,
        add_ons: one.add_ons.map((addOn) => ({ ...addOn, quantity: addOn.quantity * times })).toReversed(),
      };
      expect(keyOf(more)).toBe(keyOf(one));
      const told = ({ variant_id, quantity, add_ons }: typeof one) =>
        [variant_id, ...add_ons.map((addOn) => `${addOn.id} ${addOn.quantity}/${quantity}`).toSorted()].join();
      const scaled = (chosen: typeof one, by: number) => ({
        ...chosen,
        quantity: chosen.quantity * by,
        add_ons: chosen.add_ons.map((addOn) => ({ ...addOn, quantity: addOn.quantity * by })),
      });
      const isSame = told(scaled(one, other.quantity)) === told(scaled(other, one.quantity));
      expect(keyOf(one) === keyOf(other)).toBe(isSame);
    }),
  );
});

it("so lines with the same key may become one: together they have as many add-ons as they may have", () => {
  fc.assert(
    fc.property(shop, line, fc.integer({ min: 2, max: 9 }), (products, one, times) => {
      const product = products.find(({ id }) => id === one.product_id);
      const groupsOf = (chosen: typeof one) =>
        itemProblems(lineToItem(chosen), product, new Map()).flatMap((problem) =>
          "group" in problem ? [`${problem.group.id} ${problem.code}`] : [],
        );
      const more = {
        ...one,
        quantity: one.quantity * times,
        add_ons: one.add_ons.map((addOn) => ({ ...addOn, quantity: addOn.quantity * times })),
      };
      expect(groupsOf(more)).toEqual(groupsOf(one));
    }),
  );
});
