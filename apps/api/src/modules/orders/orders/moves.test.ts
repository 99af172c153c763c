import type { Product } from "@mauzo/contract/catalogue/products";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import {
  type FulfilmentStatus,
  fulfilmentStatuses,
  paymentStatusOf,
  statusOf,
} from "@mauzo/contract/orders/order-states";
import { orderTransitions } from "@mauzo/contract/orders/order-transitions";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import { Failure } from "@mauzo/contract/shared";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import {
  addMember,
  addProduct,
  countByStatus,
  countRows,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

type Caller = { token: string };
let stack: Stack;
let shop: OpenedShop;
let product: Product;
let item: string;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 1_000 });
  item = product.variants[0]?.id ?? "";
});
afterAll(() => stack.stop());

const move = (id: string, from: FulfilmentStatus, to: FulfilmentStatus, by: Caller = shop, reason = "") =>
  request(stack, orders.move, { params: { id }, body: { from, to, reason } }, by);
const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const pay = (id: string, amount_minor: number) =>
  call(stack, orderPayments.create, { params: { id }, body: { amount_minor, method: "cash" } }, shop);

/** An order brought to this status by allowed transitions. */
async function orderAt(fulfilment: FulfilmentStatus): Promise<Order> {
  const order = await addOrder(stack, shop, { product, quantity: 2 });
  if (fulfilment !== "new") expect((await move(order.id, "new", fulfilment)).status).toBe(201);
  return read(order.id);
}

describe("every pair of states", () => {
  const pairs = fulfilmentStatuses.flatMap((from) => fulfilmentStatuses.map((to) => ({ from, to })));

  it.each(pairs)(
    "$from > $to is done by whoever may, refused to everybody else, and only as the table says",
    async ({ from, to }) => {
      const declared = orderTransitions.find((each) => each.from === from && each.to === to);
      const grants = { reads: ["read"], updates: ["read", "update"], deletes: ["read", "update", "delete"] } as const;
      for (const [who, action] of Object.entries(grants)) {
        const order = await orderAt(from);
        const before = await stockOf(stack, item);
        const member = await addMember(stack, shop, [{ resource: "orders", action: [...action] }]);
        const answer = await move(order.id, from, to, member, "Kwa sababu");
        const needsMore = declared?.guards.includes("mayCancel") ?? false;
        const allowed = declared && who !== "reads" && (!needsMore || who === "deletes");
        const expected = allowed ? 201 : who === "reads" || (declared && needsMore) ? 403 : 409;
        expect([who, answer.status]).toEqual([who, expected]);
        const after = await read(order.id);
        expect(after.fulfilment).toBe(allowed ? to : from);
        const returned = { restock: 2, take: -2, none: 0 }[(allowed && declared.effect) || "none"];
        expect(await stockOf(stack, item)).toEqual({
          stock: (before.stock ?? 0) + returned,
          moved: before.moved + returned,
        });
        const [last] = after.changes;
        if (allowed)
          expect(last).toMatchObject({
            ...{ mover: "staff", via: "dashboard", reason: "Kwa sababu", by: expect.stringMatching(/./) },
            change: { kind: "moved", from, to },
          });
        else expect(after.changes).toEqual(order.changes);
      }
    },
  );
});

it("says in both languages why it refuses", async () => {
  const order = await orderAt("delivered");
  const said = async (from: FulfilmentStatus, to: FulfilmentStatus, language: string) => {
    const answer = await stack.call("POST", `/orders/${order.id}/moves`, {
      ...{ token: shop.token, body: { from, to }, headers: { "accept-language": language } },
    });
    return Failure.parse(answer.body).detail;
  };
  expect(await said("delivered", "cancelled", "en")).toBe(
    "What was handed over is not cancelled. Take the goods back as a return.",
  );
  expect(await said("delivered", "cancelled", "sw")).toBe(
    "Oda iliyokabidhiwa haighairiwi. Pokea bidhaa kama zilizorudishwa.",
  );
  expect(await said("new", "ready", "sw")).toBe("Mtu mwingine amesogeza oda hii wakati huo huo.");
});

it("cancels nothing while money of the customer is there", async () => {
  const order = await orderAt("preparing");
  await pay(order.id, 100);
  expect(await move(order.id, "preparing", "cancelled")).toMatchObject({ status: 409 });
  const body = { amount_minor: 100, method: "cash" as const };
  await call(stack, orderPayments.refund, { params: { id: order.id }, body }, shop);
  expect(await move(order.id, "preparing", "cancelled")).toMatchObject({ status: 201 });
});

it("opens a cancelled order again only while its goods are there", async () => {
  const rare = await addProduct(stack, shop, { stock: 2 });
  const first = await addOrder(stack, shop, { product: rare, quantity: 2 });
  expect((await move(first.id, "new", "cancelled")).status).toBe(201);
  const second = await addOrder(stack, shop, { product: rare });
  expect(await move(first.id, "cancelled", "new")).toMatchObject({
    ...{ status: 409, body: { item_id: rare.variants[0]?.id } },
  });
  expect(await stockOf(stack, rare.variants[0]?.id ?? "")).toEqual({ stock: 1, moved: 1 });
  expect((await move(second.id, "new", "cancelled")).status).toBe(201);
  expect((await move(first.id, "cancelled", "new")).status).toBe(201);
  expect(await stockOf(stack, rare.variants[0]?.id ?? "")).toEqual({ stock: 0, moved: 0 });
});

it("of 50 different moves at once lets one win, once in history and once in stock", async () => {
  for (let round = 0; round < 3; round++) {
    const order = await orderAt("new");
    const { stock } = await stockOf(stack, item);
    const targets = fulfilmentStatuses.filter((fulfilment) => fulfilment !== "new");
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => move(order.id, "new", targets[index % targets.length] ?? "ready")),
    );
    expect(countByStatus(answers)).toEqual({ 201: 1, 409: 49 });
    const after = await read(order.id);
    expect(after.changes).toHaveLength(1);
    const returned = after.fulfilment === "cancelled" ? 2 : 0;
    expect(await stockOf(stack, item)).toEqual({ stock: (stock ?? 0) + returned, moved: (stock ?? 0) + returned });
  }
});

it("cancelled by 50 at once gives the goods back once", async () => {
  const order = await orderAt("new");
  const { stock } = await stockOf(stack, item);
  const answers = await Promise.all(Array.from({ length: 50 }, () => move(order.id, "new", "cancelled")));
  expect(countByStatus(answers)).toEqual({ 201: 1, 409: 49 });
  expect(await stockOf(stack, item)).toEqual({ stock: (stock ?? 0) + 2, moved: (stock ?? 0) + 2 });
  expect(await countRows(stack, "stock_movements where reason = 'return' and order_id = $1", [order.id])).toBe(1);
});

it("moves many, holds none up for another, and takes all of them back", async () => {
  const [one, two, three] = [await orderAt("new"), await orderAt("delivered"), await orderAt("ready")];
  const theirs = await addOrder(stack, await openShop(stack));
  const moves = [
    { id: one.id, from: "new" as const, to: "cancelled" as const },
    { id: two.id, from: "delivered" as const, to: "cancelled" as const },
    { id: three.id, from: "ready" as const, to: "cancelled" as const },
  ];
  const foreign = { id: theirs.id, from: "new" as const, to: "cancelled" as const };
  expect(await request(stack, orders.moveMany, { body: { moves: [...moves, foreign] } }, shop)).toMatchObject({
    status: 404,
  });
  expect((await read(one.id)).fulfilment).toBe("new");
  const { orders: moved } = await call(stack, orders.moveMany, { body: { moves, reason: "Mwisho wa siku" } }, shop);
  expect(moved.map(({ fulfilment, refused }) => [fulfilment, refused === null])).toEqual([
    ["cancelled", true],
    ["delivered", false],
    ["cancelled", true],
  ]);
  const back = moves
    .filter((_, index) => moved[index]?.refused === null)
    .map(({ id, from, to }) => ({ id, from: to, to: from }));
  const undone = await call(stack, orders.moveMany, { body: { moves: back } }, shop);
  expect(undone.orders.map(({ fulfilment }) => fulfilment)).toEqual(["new", "ready"]);
  const { stock, moved: sum } = await stockOf(stack, item);
  expect(stock).toBe(sum);
});

describe("the label", () => {
  it("is the same by the database and by the rule", async () => {
    for (const fulfilment of fulfilmentStatuses) {
      for (const [paid, refunded] of [
        [0, 0],
        [1, 0],
        [5_000_000, 0],
        [0, 5_000_000],
        [1, 3],
      ] as const) {
        const order = await orderAt(fulfilment);
        await stack.db.query("update orders set paid_minor = $2, refunded_minor = $3 where id = $1", [
          order.id,
          paid,
          refunded,
        ]);
        const { total, status, payment, ...rest } = await read(order.id);
        expect(payment).toBe(
          paymentStatusOf({ paidMinor: paid, refundedMinor: refunded, forgivenMinor: 0, totalMinor: total.minor }),
        );
        expect(status).toBe(statusOf({ fulfilment: rest.fulfilment, payment }));
      }
    }
  });
});
