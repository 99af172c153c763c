import { cart } from "@mauzo/contract/orders/cart";
import { type OrderFilter, orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addCart, addMember, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

type Customer = { name?: string; phone?: string };

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
const numbers: string[] = [];
const people: (Customer | undefined)[] = [
  { name: "Neema Mushi", phone: "0712 345 678" },
  { name: "Juma 100%", phone: "+255 754 000 111" },
  { name: "Asha_Ali" },
  undefined,
  { name: "", phone: "0712345678" },
];

async function order(of: OpenedShop, customer: Customer | undefined, quantity = 1) {
  const product = await addProduct(stack, of, { name: "Sufuria", price_minor: 1_500_000, stock: 9 });
  const token = await addCart(stack, of, [makeCartLine(product, quantity)]);
  const chosen = [{ id: product.id, variants: [{ id: product.variants[0]?.id, quantity }] }];
  const { order_id } = await call(stack, cart.submit, {
    query: { token },
    body: { products: chosen, customer, note: "Leo" },
  });
  return order_id;
}

beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
  for (const customer of people) numbers.push(await order(shop, customer, numbers.length + 1));
  await order(other, { name: "Neema wa jirani", phone: "0712345678" });
});
afterAll(() => stack.stop());

const list = (query: Partial<OrderFilter> = {}) => call(stack, orders.list, { query }, shop);
const find = async (search: string) => (await list({ search })).items.map(({ order_id }) => numbers.indexOf(order_id));

describe("the list of orders", () => {
  it("shows every order of the shop once, newest first, page by page", async () => {
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.next ?? "" });
    const third = await list({ limit: 2, cursor: second.next ?? "" });
    const seen = [first, second, third].flatMap(({ items }) => items.map(({ order_id }) => order_id));
    expect(seen).toEqual(numbers.toReversed());
    expect(third.next).toBeNull();
    expect(first.items[0]).toMatchObject({
      status: "pending",
      channel: "web",
      quantity: 5,
      total: { minor: 7_500_000, currency: "TZS" },
      customer: { name: "", phone: "+255712345678", known_as: "Neema Mushi" },
    });
    expect(first.items[1]?.customer).toBeNull();
  });

  it("keeps to a status", async () => {
    await stack.db.query("update orders set paid_minor = total_minor where number = any($1)", [
      [numbers[1], numbers[3]],
    ]);
    expect((await list({ status: "paid" })).items.map(({ order_id }) => order_id)).toEqual([numbers[3], numbers[1]]);
    expect((await list({ status: "pending" })).items).toHaveLength(3);
    expect((await list({ status: "delivered" })).items).toEqual([]);
    expect((await list({ status: "all" })).items).toHaveLength(5);
    expect(await request(stack, orders.list, { query: { status: "lost" } }, shop)).toMatchObject({
      status: 422,
    });
  });

  it("keeps to where the goods are, within a status and within what waits", async () => {
    const third = await openShop(stack);
    const [first, second] = [await addOrder(stack, third), await addOrder(stack, third)];
    await call(stack, orders.move, { params: { id: first.id }, body: { from: "new", to: "ready" } }, third);
    const ids = async (query: Partial<OrderFilter>) =>
      (await call(stack, orders.list, { query }, third)).items.map(({ id }) => id);
    expect(await ids({ fulfilment: "ready" })).toEqual([first.id]);
    expect(await ids({ fulfilment: "new", status: "pending" })).toEqual([second.id]);
    expect(await ids({ fulfilment: "ready", attention: "new" })).toEqual([]);
    expect(await ids({ fulfilment: "ready", status: "completed" })).toEqual([]);
    expect(await ids({ fulfilment: "ready", search: first.order_id })).toEqual([first.id]);
    expect(await request(stack, orders.list, { query: { fulfilment: "lost" } }, shop)).toMatchObject({
      status: 422,
    });
  });

  it("finds by name, telephone and number, taking % and _ as they are", async () => {
    expect(await find("neema")).toEqual([4, 0]);
    expect(await find("MUSHI")).toEqual([4, 0]);
    expect(await find("+255754")).toEqual([1]);
    expect(await find("754000")).toEqual([1]);
    expect(await find(numbers[2] ?? "")).toEqual([2]);
    expect(await find((numbers[2] ?? "").toLowerCase().slice(0, 7))).toEqual([2]);
    expect(await find("100%")).toEqual([1]);
    expect(await find("a_a")).toEqual([2]);
    expect(await find("%")).toEqual([1]);
    expect(await find("jirani")).toEqual([]);
    expect(await find("' or 1=1 --")).toEqual([]);
  });

  it("finds a number however its dash and its letters are written", async () => {
    const number = numbers[2] ?? "";
    const [first = "", second = ""] = number.split("-");
    for (const written of [`${first}${second}`, `${first} ${second}`, `${first}–${second}`, ` ${first} - ${second} `])
      for (const search of [written, written.toLowerCase()]) expect(await find(search), search).toEqual([2]);
    expect(await find(`${first}${second}`.slice(0, 8))).toEqual([2]);
    expect(await find(`${second}${first}`)).toEqual([]);
    expect(await find(`${first}${second}A`)).toEqual([]);
  });

  it("keeps to a status and goes on page by page while it looks for something", async () => {
    const first = await list({ search: "neema", limit: 1 });
    const second = await list({ search: "neema", limit: 1, cursor: first.next ?? "" });
    expect([first, second].map(({ items }) => items.map(({ order_id }) => order_id))).toEqual([
      [numbers[4]],
      [numbers[0]],
    ]);
    expect(second.next).toBeNull();
    expect((await list({ search: "neema", status: "paid" })).items).toEqual([]);
    expect((await list({ search: "0754000", status: "paid" })).items.map(({ order_id }) => order_id)).toEqual([
      numbers[1],
    ]);
  });

  it("finds a telephone as people here write it", async () => {
    expect(await find("0754 000 111")).toEqual([1]);
    expect(await find("0754000")).toEqual([1]);
  });
});

describe("an order", () => {
  it("shows its lines as they were sold", async () => {
    const [row] = (await list({ search: numbers[0] ?? "" })).items;
    const detail = await call(stack, orders.get, { params: { id: row?.id ?? "" } }, shop);
    expect(detail).toMatchObject({
      ...row,
      note: "Leo",
      lines: [
        {
          kind: "variant",
          product_name: "Sufuria",
          name: "",
          quantity: 1,
          unit_price: { minor: 1_500_000, currency: "TZS" },
          total: { minor: 1_500_000, currency: "TZS" },
        },
      ],
    });
  });

  it("of another shop, or of none, is 404", async () => {
    const [theirs] = (await call(stack, orders.list, {}, other)).items;
    for (const id of [theirs?.id ?? "", "00000000-0000-7000-8000-000000000000", "x", "%", "1 or 1=1"])
      expect(await request(stack, orders.get, { params: { id } }, shop)).toMatchObject({ status: 404 });
    expect((await list()).items.map(({ id }) => id)).not.toContain(theirs?.id);
  });
});

describe("access", () => {
  it.each(Object.entries({ list: orders.list, get: orders.get }).map(([name, endpoint]) => ({ name, endpoint })))(
    "to $name is refused without its grant and given with it",
    async ({ endpoint }) => {
      const [row] = (await list()).items;
      const input = { params: { id: row?.id ?? "" } };
      const without = await addMember(stack, shop, [
        { resource: "orders", action: ["create", "update", "delete"] },
        { resource: "product", action: ["read"] },
      ]);
      const granted = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
      expect((await request(stack, endpoint, input, without)).status).toBe(403);
      expect((await request(stack, endpoint, input)).status).toBe(401);
      expect((await request(stack, endpoint, input, granted)).status).toBe(200);
    },
  );
});
