import { stock } from "@mauzo/contract/catalogue/stock";
import { cart } from "@mauzo/contract/orders/cart";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import {
  addCart,
  addProduct,
  countRows,
  makeCartLine,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const idOf = (product: Awaited<ReturnType<typeof addProduct>>) => product.variants[0]?.id ?? "";
const add = async (count: number | undefined = 10) => idOf(await addProduct(stack, shop, { stock: count }));
const count = (lines: object[], headers = {}) => request(stack, stock.count, { body: { lines } }, { ...shop, headers });
const ledgerOf = (id: string) => call(stack, stock.movements, { params: { id } }, { token: shop.token });

async function buy(product: Awaited<ReturnType<typeof addProduct>>, quantity: number) {
  const token = await addCart(stack, shop, [makeCartLine(product, quantity)]);
  const shown = await stack.call("GET", `/api/v1/order?token=${token}`);
  return call(stack, cart.submit, { query: { token }, body: shown.body });
}

describe("a count", () => {
  beforeAll(async () => {
    shop = await openShop(stack);
  });

  it("applies differences, so that sales since the shelf was looked at stay", async () => {
    const product = await addProduct(stack, shop, { stock: 10 });
    const id = idOf(product);
    await buy(product, 4);
    const counted = { id, expected: 10, counted: 9, cause: "lost", note: "Haionekani" };
    expect((await count([counted])).body).toEqual({ lines: [{ id, result: "done", stock: 5 }] });
    expect((await ledgerOf(id)).items[0]).toMatchObject({
      delta: -1,
      cause: "lost",
      note: "Haionekani",
      stock_after: 5,
    });
  });

  it("expects what is ordered and not handed over on the shelf, until it is handed over or cancelled", async () => {
    const product = await addProduct(stack, shop, { stock: 10 });
    const id = idOf(product);
    const partsNow = async () => {
      const { items } = await call(stack, stock.list, { query: {} }, shop);
      const item = await call(stack, stock.get, { params: { id } }, shop);
      expect(items).toContainEqual(item);
      return [item.stock, item.held, item.ordered];
    };
    const move = async (order: Order, ...path: Order["fulfilment"][]) => {
      for (const [at, to] of path.slice(1).entries())
        await call(stack, orders.move, { params: { id: order.id }, body: { from: path[at], to, reason: "x" } }, shop);
    };
    expect(await partsNow()).toEqual([10, 0, 0]);
    const handedOver = await addOrder(stack, shop, { product, quantity: 2 });
    const cancelled = await addOrder(stack, shop, { product, quantity: 3 });
    expect(await partsNow()).toEqual([5, 0, 5]);
    await move(cancelled, "new", "cancelled");
    expect(await partsNow()).toEqual([8, 0, 2]);
    expect((await count([{ id, expected: 10, counted: 9 }])).body).toMatchObject({ lines: [{ stock: 7 }] });
    await move(handedOver, "new", "preparing", "ready");
    expect(await partsNow()).toEqual([7, 0, 2]);
    await move(handedOver, "ready", "picked up");
    expect(await partsNow()).toEqual([7, 0, 0]);
    expect((await count([{ id, expected: 7, counted: 7 }])).body).toMatchObject({ lines: [{ stock: 7 }] });
  });

  it("does what can be done and says of each line what became of it", async () => {
    const [few, many, same, full] = [await add(2), await add(7), await add(3), await add(1_000_000)];
    const answer = await count([
      { id: few, expected: 9, counted: 1 },
      { id: many, expected: 7, counted: 8 },
      { id: same, expected: 3, counted: 3 },
      { id: full, expected: 1, counted: 2 },
    ]);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        lines: [
          { id: few, result: "below_zero", stock: 2 },
          { id: many, result: "done", stock: 8 },
          { id: same, result: "done", stock: 3 },
          { id: full, result: "too_much", stock: 1_000_000 },
        ],
      },
    });
    expect((await ledgerOf(many)).items[0]).toMatchObject({ delta: 1, reason: "adjustment", cause: "counted" });
    expect(await countRows(stack, "stock_movements where variant_id = $1", [same])).toBe(1);
  });

  it("happens once, however often it arrives", async () => {
    const id = await add(10);
    const headers = { "idempotency-key": "count-once" };
    const lines = [{ id, expected: 10, counted: 7 }];
    const [first, second] = [await count(lines, headers), await count(lines, headers)];
    expect(second.body).toEqual(first.body);
    expect(await stockOf(stack, id)).toEqual({ stock: 7, moved: 7 });
  });

  it("takes 200 lines, an item once, in either case of its id", async () => {
    const id = await add();
    const line = { id, expected: 1, counted: 1 };
    expect((await count([])).status).toBe(422);
    expect((await count(Array.from({ length: 201 }, () => line))).status).toBe(422);
    expect((await count([line, { ...line, id: id.toUpperCase() }])).status).toBe(422);
    expect((await count([{ ...line, id: id.toUpperCase() }])).status).toBe(201);
  });

  it("is told to whoever watches the products, and to the shop's page", async () => {
    const product = await addProduct(stack, shop, { stock: 4 });
    const heard: object[] = [];
    const stop = stack.deps.live.subscribe(shop.shopId, {
      onEvent: (event) => event && heard.push(event),
      onEnd: () => {},
    });
    const queuedRefreshes = async () => {
      await dispatchFacts(stack);
      return (await stack.db.query("delete from pgboss.job where name = 'shop-changed'")).rowCount;
    };
    await queuedRefreshes();
    await count([{ id: idOf(product), expected: 4, counted: 5 }]);
    await expect.poll(() => heard).toContainEqual({ topic: "products", id: product.id });
    expect(await queuedRefreshes()).toBe(1);
    stop();
  });
});
