import type { Product } from "@mauzo/contract/catalogue/products";
import { type NewPayment, orderPayments } from "@mauzo/contract/orders/order-payments";
import { type OrderFilter, orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addMember, addProduct, countByStatus, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 1_000, price_minor: 50_000 });
});
afterAll(() => stack.stop());

const body = (amount_minor: number, rest: Partial<NewPayment> = {}): NewPayment => ({
  ...{ amount_minor, method: "mobile_money", reference: "MP-1" },
  ...rest,
});
const pay = (id: string, amount: number, rest?: Partial<NewPayment>) =>
  request(stack, orderPayments.create, { params: { id }, body: body(amount, rest) }, shop);
const refund = (id: string, amount: number) =>
  request(stack, orderPayments.refund, { params: { id }, body: body(amount, { reason: "Ilichelewa" }) }, shop);
const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const money = (minor: number) => ({ minor, currency: "TZS" });

it("goes from unpaid over part paid to paid, and back to refunded, each step in the history", async () => {
  const { id } = await addOrder(stack, shop, { product, quantity: 2 });
  expect(await read(id)).toMatchObject({ payment: "unpaid", status: "pending", paid: money(0) });
  expect(await pay(id, 30_000, { method: "cash" })).toMatchObject({ status: 201, body: { owed: money(70_000) } });
  expect(await read(id)).toMatchObject({ payment: "part paid", status: "pending" });
  expect(await pay(id, 70_000)).toMatchObject({ status: 201, body: { paid: money(100_000), owed: money(0) } });
  expect(await read(id)).toMatchObject({ payment: "paid", status: "paid" });
  expect((await refund(id, 100_000)).status).toBe(201);
  const order = await read(id);
  expect(order).toMatchObject({ payment: "refunded", status: "pending", paid: money(0) });
  expect(order.payments.map(({ amount, method, reference }) => [amount.minor, method, reference])).toEqual([
    [30_000, "cash", "MP-1"],
    [70_000, "mobile_money", "MP-1"],
    [-100_000, "mobile_money", "MP-1"],
  ]);
  expect(order.changes.map(({ change, reason }) => [change.kind, reason])).toEqual([
    ["refunded", "Ilichelewa"],
    ["paid", ""],
    ["paid", ""],
  ]);
});

it("takes no more than is owed, gives back no more than came, and says how much that is", async () => {
  const { id } = await addOrder(stack, shop, { product });
  expect(await pay(id, 50_001)).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ["body", "amount_minor"], msg: "Only 500 is owed." }] },
  });
  expect(await refund(id, 1)).toMatchObject({ status: 422, body: { detail: [{ msg: "Only 0 was paid." }] } });
  for (const amount of [0, -1, 1.5, 2 ** 63, Number.NaN, Number("9007199254740993")])
    expect((await pay(id, amount)).status).toBe(422);
  expect((await read(id)).payments).toEqual([]);
});

it("of 20 who write down the whole sum at once, one does", async () => {
  const { id } = await addOrder(stack, shop, { product });
  expect(countByStatus(await Promise.all(Array.from({ length: 20 }, () => pay(id, 50_000))))).toEqual({
    201: 1,
    422: 19,
  });
  expect(await countRows(stack, "order_payments where order_id = $1", [id])).toBe(1);
});

it("comes for no cancelled order", async () => {
  const { id } = await addOrder(stack, shop, { product });
  await call(stack, orders.move, { params: { id }, body: { from: "new", to: "cancelled" } }, shop);
  expect((await pay(id, 1)).status).toBe(409);
});

it("keeps what is paid equal to the sum of the payments, whatever is done", async () => {
  const { id } = await addOrder(stack, shop, { product, quantity: 3 });
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? refund(id, 1 + index) : pay(id, 10_000 + index))),
  );
  const { paid, payments } = await read(id);
  expect(payments.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(paid.minor);
  expect(paid.minor).toBeGreaterThanOrEqual(0);
  expect(paid.minor).toBeLessThanOrEqual(150_000);
});

it("needs the grant for transactions, not the one for orders", async () => {
  const { id } = await addOrder(stack, shop, { product });
  const packer = await addMember(stack, shop, [{ resource: "orders", action: ["read", "update", "delete"] }]);
  const cashier = await addMember(stack, shop, [{ resource: "transactions", action: ["create"] }]);
  const input = { params: { id }, body: body(1) };
  expect((await request(stack, orderPayments.create, input, packer)).status).toBe(403);
  expect((await request(stack, orderPayments.create, input, cashier)).status).toBe(201);
  expect((await request(stack, orderPayments.refund, input, cashier)).status).toBe(403);
});

describe("the list's filters", () => {
  it("find by money, channel, day and amount, together and page by page", async () => {
    const own = await openShop(stack);
    const cheap = await addProduct(stack, own, { price_minor: 1_000 });
    const dear = await addProduct(stack, own, { price_minor: 90_000 });
    const [one, two, three] = [
      await addOrder(stack, own, { product: cheap }),
      await addOrder(stack, own, { product: dear }),
      await addOrder(stack, own, { product: dear, quantity: 2 }),
    ];
    const paid = { params: { id: two.id }, body: body(1) };
    await call(stack, orderPayments.create, paid, own);
    const found = async (query: Partial<OrderFilter>) =>
      (await call(stack, orders.list, { query }, own)).items.map(({ id }) => id);
    const hour = 3_600_000;
    const at = (shift: number) => new Date(Date.now() + shift).toISOString();
    expect(await found({ payment: "part paid" })).toEqual([two.id]);
    expect(await found({ payment: "unpaid", status: "pending" })).toEqual([three.id, one.id]);
    expect(await found({ least: 90_000 })).toEqual([three.id, two.id]);
    expect(await found({ least: 1_000, most: 90_000 })).toEqual([two.id, one.id]);
    expect(await found({ channel: "whatsapp" })).toEqual([]);
    expect(await found({ channel: "web", from: at(-hour), to: at(hour) })).toHaveLength(3);
    expect(await found({ from: at(hour) })).toEqual([]);
    expect(await found({ to: at(-hour) })).toEqual([]);
    expect(await found({ search: three.order_id, least: 90_000, payment: "unpaid", from: at(-hour) })).toEqual([
      three.id,
    ]);
    expect(await found({ search: three.order_id, most: 90_000 })).toEqual([]);
    const first = await call(stack, orders.list, { query: { least: 90_000, limit: 1 } }, own);
    expect(await found({ least: 90_000, limit: 1, cursor: first.next ?? "" })).toEqual([two.id]);
  });
});
