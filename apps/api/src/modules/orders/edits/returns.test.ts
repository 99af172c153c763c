import type { ChargeInput } from "@mauzo/contract/orders/order-charges";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import {
  addMember,
  addProduct,
  countByStatus,
  countRows,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
type By = { token: string; headers?: Record<string, string> };
const send =
  (endpoint: typeof orderEdits.return | typeof orderEdits.previewReturn) =>
  (id: string, body: object, by: By = shop) =>
    request(stack, endpoint, { params: { id }, body }, by);
const takeBack = send(orderEdits.return);
const previewReturn = send(orderEdits.previewReturn);
const idOf = (product: { variants: { id: string }[] }) => product.variants[0]?.id ?? "";
const lineIn = (order: { lines: { id: string }[] }, at = 0) => order.lines[at]?.id ?? "";
const tenth: ChargeInput = { kind: "discount", name: "Punguzo", type: "percentage", value: 1_000 };
const boda: ChargeInput = { kind: "delivery", name: "Boda", type: "fixed", value: 300_000 };

async function handedOver(quantity: number, charges: ChargeInput[] = [], stock = 10) {
  const product = await addProduct(stack, shop, { price_minor: 1_000_000, stock });
  const { id, total } = await createManualOrder(stack, shop, { ...selectProduct(product, quantity), charges });
  const payment = { amount_minor: total.minor, method: "cash" as const };
  await call(stack, orderPayments.create, { params: { id }, body: payment }, shop);
  await call(stack, orders.move, { params: { id }, body: { from: "new", to: "delivered" } }, shop);
  return { product, item: idOf(product), order: await read(id) };
}

describe("a return", () => {
  it("takes some back, onto the shelf or not, with the money of it, and the sum is what was kept", async () => {
    const { item, order } = await handedOver(4, [tenth, boda]);
    const wanted = { version: order.version, lines: [{ id: lineIn(order), quantity: 1, restock: true }] };
    const total = 3_000_000 - 300_000 + 300_000;
    expect(await previewReturn(order.id, wanted)).toMatchObject({
      body: { total_to: { minor: total }, refundable: { minor: 900_000 }, stock: [{ change: 1, left: 7 }] },
    });
    const refund = { amount_minor: 900_000, method: "cash" };
    expect((await takeBack(order.id, { ...wanted, refund, reason: "Rangi" })).status).toBe(201);
    const after = await read(order.id);
    expect(after).toMatchObject({
      total: { minor: total },
      paid: { minor: total },
      payment: "paid",
      status: "completed",
    });
    expect(after.lines).toMatchObject([{ quantity: 3, returned: 1, total: { minor: 3_000_000 } }]);
    expect(after.changes.map(({ change }) => change.kind).slice(0, 2)).toEqual(["refunded", "returned"]);
    expect(await stockOf(stack, item)).toEqual({ stock: 7, moved: 7 });

    const spoilt = { version: after.version, lines: [{ id: lineIn(order), quantity: 3, restock: false }] };
    expect(await previewReturn(order.id, spoilt)).toMatchObject({ body: { stock: [] } });
    expect((await takeBack(order.id, spoilt)).status).toBe(201);
    expect(await read(order.id)).toMatchObject({ total: { minor: 300_000 }, lines: [{ quantity: 0, returned: 4 }] });
    expect(await stockOf(stack, item)).toEqual({ stock: 7, moved: 7 });
    expect(await countRows(stack, "stock_movements where variant_id = $1 and cause = 'damaged'", [item])).toBe(1);
  });

  it("happens once, however often it arrives, and never of more than was sold", async () => {
    const { item, order } = await handedOver(2);
    const wanted = { version: order.version, lines: [{ id: lineIn(order), quantity: 1, restock: true }] };
    const headers = { "idempotency-key": "the-same-return" };
    const answers = await Promise.all([1, 2].map(() => takeBack(order.id, wanted, { ...shop, headers })));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    const others = await Promise.all(Array.from({ length: 10 }, () => takeBack(order.id, wanted)));
    expect(countByStatus(others)).toEqual({ 409: 10 });
    expect(await stockOf(stack, item)).toEqual({ stock: 9, moved: 9 });
    const { version } = await read(order.id);
    const tooMany = { version, lines: [{ id: lineIn(order), quantity: 2, restock: true }] };
    expect((await takeBack(order.id, tooMany)).status).toBe(422);
    const refund = { amount_minor: 2_000_001, method: "cash" };
    expect((await takeBack(order.id, { ...wanted, version, refund })).status).toBe(422);
    expect(await stockOf(stack, item)).toEqual({ stock: 9, moved: 9 });
  });

  it("of everything asks for no more money, whatever was taken off", async () => {
    const { order } = await handedOver(1, [{ kind: "discount", name: "Punguzo", type: "fixed", value: 400_000 }]);
    const lines = [{ id: lineIn(order), quantity: 1, restock: true }];
    const refund = { amount_minor: 600_000, method: "cash" };
    expect((await takeBack(order.id, { version: order.version, lines, refund })).status).toBe(201);
    expect(await read(order.id)).toMatchObject({ total: { minor: 0 }, paid: { minor: 0 }, payment: "refunded" });
  });

  it("needs leave to write refunds down for its money", async () => {
    const { order } = await handedOver(1);
    const { token } = await addMember(stack, shop, [{ resource: "orders", action: "update" }]);
    const lines = [{ id: lineIn(order), quantity: 1, restock: true }];
    const refund = { amount_minor: 1, method: "cash" };
    expect((await takeBack(order.id, { version: order.version, lines, refund }, { token })).status).toBe(403);
    expect((await takeBack(order.id, { version: order.version, lines }, { token })).status).toBe(201);
  });
});
