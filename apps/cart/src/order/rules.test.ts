import { addOnGroupStates } from "@mauzo/product-cards/cart/add-on-group-states";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addOn, cart, id, product, variant } from "../../test/example-cart.ts";
import { capToStock, chargesOf, itemsOf, orderProblem, quantityOf, totalMinorOf, withoutUnorderable } from "./rules.ts";

const coffee = (units: number, fine: number, coarse: number, [min, max] = [1, 2]) =>
  product(2, {
    variants: [variant(20, { quantity: units })],
    add_on_groups: [{ id: id(25), name: "Grind", min: min ?? 0, max: max ?? 0 }],
    add_ons: [addOn(26, 25, { quantity: fine }), addOn(27, 25, { quantity: coarse })],
  });

describe("what is shown", () => {
  it("keeps only products with a variant or an add-on", () => {
    const bare = product(1, { variants: [] });
    const onlyAddOns = product(3, { variants: [], add_ons: [addOn(31, 30)] });
    expect(withoutUnorderable(cart([bare, product(2), onlyAddOns])).products.map((kept) => kept.id)).toEqual([
      id(2),
      id(3),
    ]);
  });
  it("never asks for more than there is", () => {
    const capped = capToStock(cart([product(1, { variants: [variant(10, { quantity: 9, available: 4 })] })]));
    expect(capped.products[0]?.variants[0]?.quantity).toBe(4);
  });
  it("never asks for more than there is in all items together, and says what the others leave", () => {
    const items = [3, 4, 2].map((quantity, at) =>
      product(1, { item: at + 1, variants: [variant(10, { quantity, available: 8 })] }),
    );
    const capped = capToStock(cart(items)).products;
    expect(capped.map(({ variants }) => variants[0]?.quantity)).toEqual([3, 4, 1]);
    expect(itemsOf(capped).map(({ name, variants }) => [name, variants[0]?.available])).toEqual([
      ["Product 1 (1)", 3],
      ["Product 1 (2)", 4],
      ["Product 1 (3)", 1],
    ]);
    const [loose, only] = [items[0], product(2)];
    if (!loose) throw new Error("no item");
    expect(itemsOf([loose, only]).map(({ name }) => name)).toEqual(["Product 1", "Product 2"]);
  });
});

describe("total", () => {
  it("adds variants and add-ons, each at its price", () => {
    expect(totalMinorOf([coffee(2, 2, 1), product(1)])).toBe(2 * 950_000 + 3 * 50_000 + 950_000);
  });
  it("leaves out add-ons of a product nobody orders", () => {
    expect(totalMinorOf([coffee(0, 5, 5)])).toBe(0);
  });
  it("counts units, not add-ons", () => {
    expect(quantityOf([coffee(2, 2, 1), product(1)])).toBe(3);
  });
  it("says what the shop adds: an amount, or a percentage of the products", () => {
    const bag = { id: "bag-of-cloth", name: "Mfuko", type: "fixed" as const, value: 50_000 };
    const share = { id: "service-share", name: "Huduma", type: "percentage" as const, value: 250 };
    expect(chargesOf([bag, share], 950_020).map(({ minor }) => minor)).toEqual([50_000, 23_751]);
  });
  it("is exact or nothing", () => {
    const dear = variant(10, { quantity: 10_000, price: { minor: 1_000_000_000_000, currency: "TZS" } });
    expect(totalMinorOf([product(1, { variants: [dear] })])).toBeUndefined();
    expect(orderProblem([product(1, { variants: [dear] })])).toBe("too-large");
  });
});

describe("add-on groups", () => {
  it.each([
    { units: 1, fine: 0, coarse: 0, missing: 1, room: 2 },
    { units: 1, fine: 1, coarse: 0, missing: 0, room: 1 },
    { units: 1, fine: 2, coarse: 1, missing: 0, room: -1 },
    { units: 3, fine: 1, coarse: 1, missing: 1, room: 4 },
    { units: 0, fine: 4, coarse: 0, missing: 0, room: 0 },
  ])("$units units with $fine and $coarse", ({ units, fine, coarse, ...expected }) => {
    expect(addOnGroupStates(coffee(units, fine, coarse))[0]).toMatchObject(expected);
  });
  it("accepts exactly what lies between min and max of every unit", () => {
    const small = fc.nat({ max: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), small, small, small, small, (units, fine, coarse, min, more) => {
        const count = fine + coarse;
        const isRight = count >= min * units && count <= (min + more) * units;
        expect(orderProblem([coffee(units, fine, coarse, [min, min + more])])).toBe(isRight ? undefined : "groups");
      }),
    );
  });
  it("wants at least one item", () => {
    expect(orderProblem([coffee(0, 0, 0)])).toBe("empty");
  });
});
