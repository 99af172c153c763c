import { products } from "@mauzo/contract/catalogue/products";
import { stock } from "@mauzo/contract/catalogue/stock";
import { cart } from "@mauzo/contract/orders/cart";
import pino from "pino";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { request } from "../../../../test/endpoints.ts";
import { requestSave } from "../../../../test/saves.ts";
import {
  addCarts,
  addProduct,
  countByStatus,
  countDeadlocks,
  countRows,
  makeCartLine,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const rounds = inject("raceRounds");

/** Server errors the API has logged. */
const wrong: string[] = [];
let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  const log = pino({ level: "error" }, { write: (line: string) => void wrong.push(line) });
  stack = await startStack({ log });
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

it(`stays the sum of its movements while 50 sell, restock, adjust, edit and count at once, ${rounds} times`, {
  timeout: 180_000,
}, async () => {
  const extra = { name: "Zawadi", min: 0, max: 9, add_ons: [{ name: "Karatasi", price_minor: 1, stock: 20 }] };
  const kanga = await addProduct(stack, shop, { name: "Kanga", stock: 20, add_on_groups: [extra] });
  const kikoi = await addProduct(stack, shop, { name: "Kikoi", stock: 20 });
  const [first = "", second = ""] = [kanga, kikoi].map(({ variants }) => variants[0]?.id);
  const addOn = kanga.add_on_groups[0]?.add_ons[0]?.id ?? "";
  const groups = [
    { ...extra, id: kanga.add_on_groups[0]?.id, add_ons: [{ ...extra.add_ons[0], id: addOn, stock: 9 }] },
  ];
  const edit = {
    name: "Kanga",
    category: "home",
    price_minor: 2_500_000,
    stock: 5,
    stock_was: 5,
    add_on_groups: groups,
  };
  const line = (id: string, counted: number) => ({ id, expected: 5, counted });
  const lines = [
    makeCartLine(kikoi),
    makeCartLine(kanga, 2),
    { ...makeCartLine(kanga), variantId: null, addOnId: addOn },
  ];
  for (let round = 0; round < rounds; round++) {
    const tokens = await addCarts(
      stack,
      shop,
      Array.from({ length: 20 }, (_, index) => (index % 2 ? lines : lines.toReversed())),
    );
    const sell = (token: string) =>
      request(stack, cart.submit, {
        query: { token },
        body: {
          products: [
            { id: kanga.id, variants: [{ id: first, quantity: 2 }], add_ons: [{ id: addOn, quantity: 1 }] },
            { id: kikoi.id, variants: [{ id: second, quantity: 1 }] },
          ],
        },
      });
    const post = (endpoint: typeof stock.restock | typeof stock.adjust, id: string, body: object) =>
      request(stack, endpoint, { params: { id }, body }, shop);
    const answers = await Promise.all([
      ...tokens.map(sell),
      ...Array.from({ length: 10 }, (_, index) => post(stock.restock, index % 2 ? first : addOn, { quantity: 3 })),
      ...Array.from({ length: 5 }, () => post(stock.adjust, second, { delta: -2, cause: "lost" })),
      ...Array.from({ length: 10 }, (_, index) => {
        const counted = [line(second, 4), line(addOn, 3), line(first, 7)];
        return request(stack, stock.count, { body: { lines: index % 2 ? counted : counted.toReversed() } }, shop);
      }),
      ...Array.from({ length: 5 }, () =>
        requestSave(stack, products.update, { params: { id: kanga.id }, body: edit }, shop),
      ),
    ]);
    expect(wrong).toEqual([]);
    const statuses = Object.keys(countByStatus(answers));
    expect(statuses.filter((status) => !["200", "201", "409"].includes(status))).toEqual([]);
    for (const id of [first, second, addOn]) {
      const { stock: left, moved } = await stockOf(stack, id);
      expect(moved).toBe(left);
      expect(left).toBeGreaterThanOrEqual(0);
    }
  }
  expect(await countRows(stack, "stock_movements where reason = 'sale'")).toBeGreaterThan(0);
  expect(await countDeadlocks(stack)).toBe(0);
});
