import { session } from "@mauzo/contract/account/session";
import { takenFigures } from "@mauzo/contract/insights/taken-figures";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { dayOf } from "../../../../test/invent-books.ts";
import { addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addRegisters, beginShift, makeRegister, makeSale, sell } from "../../../../test/pos-fixtures.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { zoneAtNoon } from "../../../../test/zone-at-noon.ts";

let stack: Stack;
let shop: OpenedShop;
const zone = zoneAtNoon();
const today = dayOf(Date.now(), zone);
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  await stack.db.query("update shops set time_zone = $2 where shop_id = $1", [shop.shopId, zone]);
});
afterAll(() => stack.stop());

it("orders are told by who took them, each leading to those orders", async () => {
  const kikoi = await addProduct(stack, shop, { price_minor: 1_000, stock: 50 });
  const clerk = await addMember(stack, shop, [
    { resource: "orders", action: ["read", "create", "update"] },
    { resource: "product", action: ["read"] },
  ]);
  const [mine, theirs] = [await call(stack, session.user, {}, shop), await call(stack, session.user, {}, clerk)];
  const byClerk = { ...shop, token: clerk.token };
  await createManualOrder(stack, byClerk, selectProduct(kikoi, 2));
  const cancelled = await createManualOrder(stack, byClerk, selectProduct(kikoi, 3));
  const move = { from: "new" as const, to: "cancelled" as const, reason: "x" };
  await call(stack, orders.move, { params: { id: cancelled.id }, body: move }, shop);
  const [register] = await addRegisters(stack, shop, makeRegister("Kaunta"));
  const { id: shiftId } = await beginShift(stack, shop, register?.id ?? "");
  await sell(stack, shop, makeSale(shiftId, kikoi, { quantity: 5 }));
  await createManualOrder(stack, shop, selectProduct(kikoi));
  // What a customer orders themselves, nobody took.
  await addOrder(stack, shop, { product: kikoi, quantity: 4 });

  const query = { from: today, to: today };
  const told = await call(stack, takenFigures.get, { query }, shop);
  expect(told.items).toEqual([
    { id: mine.id, name: mine.name, orders: 2, sales_minor: 6_000, till_orders: 1, till_minor: 5_000 },
    { id: theirs.id, name: theirs.name, orders: 1, sales_minor: 2_000, till_orders: 0, till_minor: 0 },
  ]);
  // Counts are for who may read orders, sums for who may read transactions.
  const counted = await call(stack, takenFigures.get, { query }, clerk);
  expect(counted.items.map((each) => [each.orders, each.sales_minor, each.till_orders, each.till_minor])).toEqual([
    [2, null, 1, null],
    [1, null, 0, null],
  ]);
  const listed = async (more: object) => (await call(stack, orders.list, { query: { ...more } }, shop)).items;
  expect((await listed({ taken_by: theirs.id })).map(({ status }) => status).sort()).toEqual(["cancelled", "pending"]);
  expect((await listed({ taken_by: mine.id })).map(({ channel }) => channel).sort()).toEqual(["manual", "pos"]);
  expect(await listed({ taken_by: mine.id, channel: "pos", sort: "total_desc" })).toHaveLength(1);
  expect(await listed({ taken_by: shop.shopId })).toEqual([]);
  const before = { from: "2026-01-01", to: "2026-01-31" };
  expect((await call(stack, takenFigures.get, { query: before }, shop)).items).toEqual([]);
});
