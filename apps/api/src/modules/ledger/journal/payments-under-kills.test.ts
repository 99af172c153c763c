import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApiProcess } from "../../../../test/api-process.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { proveShop } from "./prove-shop.ts";

const kills = Number(process.env.PAYMENT_KILLS ?? 2);
const workers = Number(process.env.PAYMENT_WORKERS ?? 10);

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

/** Orders whose paid amount is not what their transfers come to, at this moment. */
const wrongOrders = () =>
  countRows(
    stack,
    `orders o where o.shop_id = $1 and o.paid_minor <> coalesce((
       select sum(p.amount_minor) from order_payments p where p.shop_id = o.shop_id and p.order_id = o.id), 0)`,
    [shop.shopId],
  );

it("a payment is there once or not at all, whenever its process is killed, and orders say the same at every look", {
  timeout: 60_000 + kills * 20_000,
}, async () => {
  const product = await addProduct(stack, shop, { price_minor: 100_000, stock: 100 });
  const orders: string[] = [];
  for (let made = 0; made < 4; made++) orders.push((await createManualOrder(stack, shop, selectProduct(product))).id);
  let api = await startApiProcess(stack);
  let isOver = false;
  const acknowledged = new Set<string>();
  const refused = new Set<string>();

  /** Pays or pays back one cent, and asks again with the same key until it knows the end. */
  async function payOnce(worker: number, turn: number) {
    const [path, key] = [turn % 3 === 2 ? "refunds" : "payments", randomUUID()];
    for (;;) {
      try {
        const answer = await fetch(`${api.url}/orders/${orders[worker % orders.length]}/${path}`, {
          method: "POST",
          headers: {
            ...{ authorization: `Bearer ${shop.token}`, "content-type": "application/json" },
            "idempotency-key": key,
          },
          body: JSON.stringify({ amount_minor: 1, method: "cash", reference: key }),
          signal: AbortSignal.timeout(10_000),
        });
        if (answer.status === 201) return void acknowledged.add(key);
        if (answer.status === 422) return void refused.add(key);
        if (answer.status < 500) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
      } catch (error) {
        if (error instanceof Error && error.message.includes("answered")) throw error;
      }
      await sleep(50);
    }
  }
  const working = Array.from({ length: workers }, async (_, worker) => {
    for (let turn = 0; !isOver; turn++) await payOnce(worker, turn);
  });
  let looks = 0;
  const looking = (async () => {
    for (; !isOver; looks++) {
      expect(await wrongOrders()).toBe(0);
      await sleep(100);
    }
  })();
  for (let kill = 0; kill < kills; kill++) {
    const before = acknowledged.size;
    while (acknowledged.size < before + 20) await sleep(20);
    api.process.kill("SIGKILL");
    await once(api.process, "exit");
    api = await startApiProcess(stack);
  }
  isOver = true;
  await Promise.all([...working, looking]);
  api.process.kill("SIGKILL");

  expect(looks).toBeGreaterThan(5);
  const { rows } = await stack.db.query<{ reference: string; count: number }>(
    "select reference, count(*)::int as count from transfers where shop_id = $1 group by 1",
    [shop.shopId],
  );
  expect(rows.filter(({ count }) => count > 1)).toEqual([]);
  expect(new Set(rows.map(({ reference }) => reference))).toEqual(acknowledged);
  expect(rows.filter(({ reference }) => refused.has(reference))).toEqual([]);
  expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
});
