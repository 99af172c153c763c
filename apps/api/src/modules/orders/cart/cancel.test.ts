import type { Product } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { type FulfilmentStatus, fulfilmentStatuses } from "@mauzo/contract/orders/order-states";
import { orders } from "@mauzo/contract/orders/orders";
import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import {
  addCart,
  addMember,
  addProduct,
  countByStatus,
  countRows,
  makeCartLine,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
let item: string;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 1_000, price_minor: 50_000 });
  item = product.variants[0]?.id ?? "";
});
afterAll(() => stack.stop());

const money = (minor: number) => ({ minor, currency: "TZS" });
const show = (token: string) => call(stack, cart.get, { query: { token } });
const cancel = (token: string, body: { reason?: string } = {}) =>
  request(stack, cart.cancel, { query: { token }, body }, {});

/** An order of two units from a link, with its id, which customers never see. */
async function placed(language: "en" | "sw" = "en") {
  const token = await addCart(stack, shop, [makeCartLine(product, 2)], language);
  const { order_id } = await call(stack, cart.submit, { query: { token }, body: await show(token) });
  const { items } = await call(stack, orders.list, { query: { search: order_id } }, shop);
  return { token, id: items[0]?.id ?? "" };
}
const move = (id: string, from: FulfilmentStatus, to: FulfilmentStatus) =>
  call(stack, orders.move, { params: { id }, body: { from, to, reason: "Siri ya duka" } }, shop);
const pay = (id: string, amount_minor: number) =>
  call(stack, orderPayments.create, { params: { id }, body: { amount_minor, method: "cash", reference: "REF" } }, shop);
const refund = (id: string, amount_minor: number) =>
  call(stack, orderPayments.refund, { params: { id }, body: { amount_minor, method: "cash" } }, shop);

describe("the link", () => {
  it("says nothing of an order while it is open", async () => {
    expect((await show(await addCart(stack, shop, [makeCartLine(product)]))).order).toBeNull();
  });

  it("tells where the order stands, what is owed, and what happened to it, oldest first", async () => {
    const { token, id } = await placed();
    const { order: fresh } = await show(token);
    expect(fresh).toMatchObject({
      ...{ fulfilment: "new", payment: "unpaid", status: "pending", may_cancel: true },
      ...{ paid: money(0), owed: money(100_000), steps: [{ what: "placed", at: fresh?.placed_at }] },
    });
    await move(id, "new", "preparing");
    await pay(id, 30_000);
    await refund(id, 10_000);
    await move(id, "preparing", "picked up");
    const { order } = await show(token);
    expect(order).toMatchObject({
      ...{ fulfilment: "picked up", payment: "part paid", status: "picked up", may_cancel: false },
      ...{ paid: money(20_000), owed: money(80_000) },
    });
    expect(order?.steps).toEqual([
      { what: "placed", at: order?.placed_at },
      { what: "moved", at: expect.any(String), fulfilment: "preparing" },
      { what: "paid", at: expect.any(String), amount: money(30_000) },
      { what: "refunded", at: expect.any(String), amount: money(10_000) },
      { what: "moved", at: expect.any(String), fulfilment: "picked up" },
    ]);
  });

  it("tells nobody who of the shop did it, and why", async () => {
    const { token, id } = await placed();
    await move(id, "new", "ready");
    await pay(id, 1);
    const { rows } = await stack.db.query<{ name: string }>("select name from auth.users where email = $1", [
      shop.email,
    ]);
    const text = JSON.stringify(await show(token));
    for (const word of [id, "Siri ya duka", "REF", rows[0]?.name ?? "?"]) expect(text).not.toContain(word);
  });
});

describe("a customer cancels", () => {
  const others = fulfilmentStatuses.filter((fulfilment) => fulfilment !== "new");

  it("what nobody works on: the goods go back once, and the history says who it was and from where", async () => {
    const { token, id } = await placed();
    const before = await stockOf(stack, item);
    const answer = await cancel(token, { reason: "Nimepata kwingine" });
    expect(answer).toMatchObject({
      status: 200,
      body: { state: "ordered", order: { fulfilment: "cancelled", may_cancel: false, owed: money(0) } },
    });
    expect(await stockOf(stack, item)).toEqual({ stock: (before.stock ?? 0) + 2, moved: before.moved + 2 });
    const { changes } = await call(stack, orders.get, { params: { id } }, shop);
    expect(changes).toMatchObject([
      {
        ...{ mover: "customer", via: "cart", by: "", reason: "Nimepata kwingine" },
        change: { kind: "moved", from: "new", to: "cancelled" },
      },
    ]);
  });

  it.each(others)("nothing that is %s", async (fulfilment) => {
    const { token, id } = await placed();
    await move(id, "new", fulfilment);
    const before = await stockOf(stack, item);
    const detail =
      fulfilment === "cancelled" ? "This order is cancelled already." : expect.stringMatching(/^The shop works/);
    expect(await cancel(token)).toMatchObject({ status: 409, body: { detail, cart: { order: { fulfilment } } } });
    expect(await stockOf(stack, item)).toEqual(before);
  });

  it("nothing that money was paid for, until it went back", async () => {
    const { token, id } = await placed("sw");
    await pay(id, 1);
    expect((await show(token)).order?.may_cancel).toBe(false);
    expect(await cancel(token)).toMatchObject({
      status: 409,
      body: { detail: "Oda hii imeshalipiwa. Omba duka kwenye chati liighairi na kurudisha pesa." },
    });
    await refund(id, 1);
    expect((await show(token)).order?.may_cancel).toBe(true);
    expect((await cancel(token)).status).toBe(200);
  });

  it("nothing that they say they paid for, until the shop looked or they take it back", async () => {
    const { token } = await placed("sw");
    const say = () => call(stack, cartClaims.create, { query: { token }, body: { amount_minor: 100 } });
    const { id } = await say();
    expect((await show(token)).order?.may_cancel).toBe(false);
    expect(await cancel(token)).toMatchObject({
      status: 409,
      body: { detail: "Duka linaangalia malipo yako. Liandikie kwenye chati, au futa ulichosema umelipa." },
    });
    await call(stack, cartClaims.withdraw, { query: { token }, body: { id } });
    expect((await show(token)).order?.may_cancel).toBe(true);
    await call(stack, paymentClaims.decline, { params: { id: (await say()).id }, body: { reason: "Haijafika" } }, shop);
    expect((await cancel(token)).status).toBe(200);
  });

  it("or says that it is paid, at once, and one of both wins", async () => {
    for (let round = 0; round < 8; round++) {
      const { token } = await placed();
      const say = () => request(stack, cartClaims.create, { query: { token }, body: { amount_minor: 100_000 } });
      const answers = await Promise.all([say(), cancel(token), say(), cancel(token)]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      const { order } = await show(token);
      expect(order?.claims).toHaveLength(order?.fulfilment === "cancelled" ? 0 : 1);
    }
  });

  it("nothing that was not ordered", async () => {
    const token = await addCart(stack, shop, [makeCartLine(product)]);
    expect((await cancel(token)).status).toBe(404);
    expect((await show(token)).state).toBe("open");
  });

  it("50 times at once, and one does", async () => {
    const { token, id } = await placed();
    const before = await stockOf(stack, item);
    const answers = await Promise.all(Array.from({ length: 50 }, () => cancel(token)));
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 49 });
    expect(await stockOf(stack, item)).toEqual({ stock: (before.stock ?? 0) + 2, moved: before.moved + 2 });
    expect(await countRows(stack, "order_changes where order_id = $1", [id])).toBe(1);
  });

  it("while the shop begins, and one of both wins", async () => {
    const packer = await addMember(stack, shop, [{ resource: "orders", action: ["update"] }]);
    for (let round = 0; round < 5; round++) {
      const { token, id } = await placed();
      const begin = () =>
        request(stack, orders.move, { params: { id }, body: { from: "new", to: "preparing" } }, packer);
      const answers = await Promise.all([cancel(token), begin(), cancel(token), begin()]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(await countRows(stack, "order_changes where order_id = $1", [id])).toBe(1);
    }
  });
});
