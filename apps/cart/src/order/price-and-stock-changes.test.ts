import { expect, it } from "vitest";
import { cart, id, product, variant } from "../../test/example-cart.ts";
import { cartChangesBetween, shownPricesOf } from "./price-and-stock-changes.ts";

const priced = (minor: number, available = 40) =>
  cart([
    product(1, {
      name: "Kanga",
      variants: [variant(10, { name: "Blue", price: { minor, currency: "TZS" }, available })],
    }),
  ]);
const wanted = (quantity: number) => new Map([[id(10), quantity]]);

it("says nothing of a cart that stayed the same", () => {
  expect(cartChangesBetween(shownPricesOf(priced(100)), wanted(2), priced(100))).toEqual([]);
});
it("tells a price as it was and as it is", () => {
  expect(cartChangesBetween(shownPricesOf(priced(100)), wanted(2), priced(250))).toEqual([
    { kind: "price", name: "Kanga · Blue", wasMinor: 100, isMinor: 250 },
  ]);
});
it("tells what is left when it is less than wanted, and only then", () => {
  expect(cartChangesBetween(shownPricesOf(priced(100)), wanted(5), priced(100, 5))).toEqual([]);
  expect(cartChangesBetween(shownPricesOf(priced(100)), wanted(6), priced(100, 5))).toEqual([
    { kind: "stock", name: "Kanga · Blue", wanted: 6, left: 5 },
  ]);
  expect(cartChangesBetween(shownPricesOf(priced(100)), wanted(1), priced(100, -2))).toMatchObject([{ left: 0 }]);
});
it("tells price and stock of the same thing", () => {
  expect(cartChangesBetween(shownPricesOf(priced(100)), wanted(2), priced(90, 1)).map(({ kind }) => kind)).toEqual([
    "price",
    "stock",
  ]);
});
it("names what is gone as it was called", () => {
  expect(cartChangesBetween(shownPricesOf(priced(100)), wanted(1), cart([]))).toEqual([
    { kind: "gone", name: "Kanga · Blue" },
  ]);
});
it("leaves out what the customer doesn't want", () => {
  expect(cartChangesBetween(shownPricesOf(priced(100)), wanted(0), priced(999, 0))).toEqual([]);
});

it("tells a new fee of the way that is chosen, and that it is no longer there", () => {
  const method = (minor: number) => ({
    ...{ id: id(90), name: "Boda", fee: { minor, currency: "TZS" }, free_from: null, asks_place: true },
  });
  const before = shownPricesOf({ ...priced(100), methods: [method(300_000)] });
  const chosen = new Map([
    [id(10), 1],
    [id(90), 1],
  ]);
  expect(cartChangesBetween(before, chosen, { ...priced(100), methods: [method(300_000)] })).toEqual([]);
  expect(cartChangesBetween(before, chosen, { ...priced(100), methods: [method(450_000)] })).toEqual([
    { kind: "price", name: "Boda", wasMinor: 300_000, isMinor: 450_000 },
  ]);
  expect(cartChangesBetween(before, chosen, priced(100))).toEqual([{ kind: "gone", name: "Boda" }]);
  expect(cartChangesBetween(before, new Map([[id(10), 1]]), priced(100))).toEqual([]);
});
