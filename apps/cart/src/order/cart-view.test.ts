import { expect, it } from "vitest";
import { cart, id, product, variant } from "../../test/example-cart.ts";
import type { Draft } from "../draft-cookies.ts";
import { cartViewOf } from "./cart-view.ts";

const open = cart([product(1, { variants: [variant(10, { quantity: 2, available: 3 })] })]);
const ordered = cart([product(1)], { state: "ordered" });
const draft: Draft = {
  order: { products: [{ id: id(1), variants: [{ id: id(10), quantity: 5 }] }], note: "Asante" },
  shown: [{ id: id(10), name: "Kanga", minor: 1 }],
  problem: "changed",
};

it("opens as the server shows it", () => expect(cartViewOf(open, undefined, undefined)).toEqual({ cart: open }));
it("says at once what there is less of than the cart holds", () => {
  const short = cart([product(1, { variants: [variant(10, { quantity: 4, available: 3 })] })]);
  const view = cartViewOf(short, undefined, undefined);
  expect(view.problem?.changes).toEqual([{ kind: "stock", name: "Product 1", wanted: 4, left: 3 }]);
  expect(view.cart.products[0]?.variants[0]?.quantity).toBe(3);
});
it("shows the draft again with what changed under it", () => {
  const view = cartViewOf(open, draft, undefined);
  expect(view.cart.note).toBe("Asante");
  expect(view.problem?.changes.map(({ kind }) => kind)).toEqual(["price", "stock"]);
  expect(view.isNew).toBeUndefined();
});
it("thanks when an order without an answer has arrived after all", () => {
  expect(cartViewOf(ordered, draft, "unreachable")).toEqual({ cart: ordered, isNew: true });
});
it("says when an earlier order stands", () => {
  expect(cartViewOf(ordered, draft, "already").problem?.kind).toBe("already");
});
it("never calls an open cart ordered", () => expect(cartViewOf(open, undefined, "already")).toEqual({ cart: open }));
