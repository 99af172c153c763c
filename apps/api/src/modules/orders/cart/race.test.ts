import type { Product } from "@mauzo/contract/catalogue/products";
import { products } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { request } from "../../../../test/endpoints.ts";
import { requestSave, saveAtLast } from "../../../../test/saves.ts";
import {
  addCart,
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

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

/** Each call in flight has its own connection. */
const submit = (token: string, lines: { product: Product; quantity: number }[]) =>
  request(stack, cart.submit, {
    query: { token },
    body: {
      products: lines.map(({ product, quantity }) => ({
        id: product.id,
        variants: [{ id: product.variants[0]?.id, quantity }],
      })),
    },
  });
const idOf = (product: Product) => product.variants[0]?.id ?? "";
const shuffled = <T>(items: T[]) =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

async function restock(product: Product, stock: number) {
  const body = { name: product.name, category: product.category, price_minor: product.price_from.minor, stock };
  expect((await requestSave(stack, products.update, { params: { id: product.id }, body }, shop)).status).toBe(200);
}

describe("one link", () => {
  it(`submitted by 50 at once is one order, one sale and one fact, ${rounds} times`, async () => {
    const product = await addProduct(stack, shop, { stock: 1000 });
    const tokens = await addCarts(
      stack,
      shop,
      Array.from({ length: rounds }, () => [makeCartLine(product, 2)]),
    );
    const placed = () => countRows(stack, "facts where name = 'order.placed'");
    for (const [round, token] of tokens.entries()) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => submit(token, [{ product, quantity: 2 }])));
      expect(countByStatus(answers)).toEqual({ 200: 50 });
      expect(new Set(answers.map(({ body }) => cart.submit.reply.parse(body).order_id)).size).toBe(1);
      expect(await countRows(stack, "orders")).toBe(round + 1);
      expect(await countRows(stack, "order_lines")).toBe(round + 1);
      expect(await placed()).toBe(round + 1);
      expect(await countRows(stack, "stock_movements where reason = 'sale'")).toBe(round + 1);
    }
    expect(await stockOf(stack, idOf(product))).toEqual({ stock: 1000 - 2 * rounds, moved: 1000 - 2 * rounds });
  });
});

describe("200 buyers", () => {
  it(`of a stock of 10 get exactly 10, the others hear what is left, ${rounds} times`, {
    timeout: 180_000,
  }, async () => {
    const product = await addProduct(stack, shop, { stock: 10 });
    const line = [makeCartLine(product)];
    let waiting = await addCarts(
      stack,
      shop,
      Array.from({ length: 200 }, () => line),
    );
    for (let round = 0; round < rounds; round++) {
      if (round > 0) await restock(product, 10);
      const answers = await Promise.all(
        waiting.map(async (token) => ({ token, ...(await submit(token, [{ product, quantity: 1 }])) })),
      );
      expect(countByStatus(answers)).toEqual({ 200: 10, 409: 190 });
      const refused = answers.filter(({ status }) => status === 409);
      for (const { body } of refused)
        expect(body).toMatchObject({
          detail: "Kikoi is sold out.",
          cart: { state: "open", products: [{ variants: [{ available: 0 }] }] },
        });
      expect(await stockOf(stack, idOf(product))).toEqual({ stock: 0, moved: 0 });
      // The refused customers try again, with ten new ones.
      waiting = [
        ...refused.map(({ token }) => token),
        ...(await addCarts(
          stack,
          shop,
          Array.from({ length: 10 }, () => line),
        )),
      ];
    }
  });

  it("of one to three units each never oversell, and sell out", async () => {
    const product = await addProduct(stack, shop, { stock: 10 });
    const wanted = Array.from({ length: 100 }, (_, index) => 1 + (index % 3));
    const tokens = await addCarts(
      stack,
      shop,
      wanted.map((quantity) => [makeCartLine(product, quantity)]),
    );
    const answers = await Promise.all(
      tokens.map(async (token, index) => {
        const quantity = wanted[index] ?? 0;
        const answer = await submit(token, [{ product, quantity }]);
        return { ...answer, units: answer.status === 200 ? quantity : 0 };
      }),
    );
    expect(Object.keys(countByStatus(answers))).toEqual(["200", "409"]);
    expect(answers.reduce((sum, { units }) => sum + units, 0)).toBe(10);
    expect(await stockOf(stack, idOf(product))).toEqual({ stock: 0, moved: 0 });
  });
});

describe("carts of five lines in any order, while the admin edits", () => {
  it("all go through: no deadlock reaches anybody, nobody waits for one to be found", async () => {
    const shelf = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        addProduct(stack, shop, { name: `Bidhaa ${index}`, price_minor: 100, stock: 5000 }),
      ),
    );
    const carts = Array.from({ length: 60 }, () => shuffled(shelf).slice(0, 5));
    const tokens = await addCarts(
      stack,
      shop,
      carts.map((chosen) => chosen.map((product) => makeCartLine(product))),
    );
    const before = await countDeadlocks(stack);
    const edits = shuffled([...shelf, ...shelf, ...shelf]).map((product) =>
      saveAtLast(
        stack,
        products.update,
        {
          params: { id: product.id },
          body: { name: product.name, category: "home", price_minor: 100, stock: 5001, stock_was: 5000 },
        },
        shop,
      ),
    );
    const answers = await Promise.all([
      ...tokens.map((token, index) =>
        submit(
          token,
          shuffled(carts[index] ?? []).map((product) => ({ product, quantity: 1 })),
        ),
      ),
      ...edits,
    ]);
    expect(countByStatus(answers)).toEqual({ 200: 60 + edits.length });
    const sold = (product: Product) => carts.filter((chosen) => chosen.includes(product)).length;
    for (const product of shelf) {
      const left = 5000 + 3 - sold(product);
      expect(await stockOf(stack, idOf(product))).toEqual({ stock: left, moved: left });
    }
    expect(await countDeadlocks(stack)).toBe(before);
  });

  it("and two carts of the same goods in opposite order never wait in a circle", async () => {
    const [first, second] = [
      await addProduct(stack, shop, { stock: 100 }),
      await addProduct(stack, shop, { stock: 100 }),
    ];
    const before = await countDeadlocks(stack);
    for (let round = 0; round < 5; round++) {
      const tokens = await Promise.all(
        Array.from({ length: 10 }, () => addCart(stack, shop, [makeCartLine(first), makeCartLine(second)])),
      );
      const answers = await Promise.all(
        tokens.map((token, index) => {
          const lines = [first, second].map((product) => ({ product, quantity: 1 }));
          return submit(token, index % 2 ? lines : lines.reverse());
        }),
      );
      expect(countByStatus(answers)).toEqual({ 200: 10 });
    }
    expect(await countDeadlocks(stack)).toBe(before);
  });
});
