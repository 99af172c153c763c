import { cart } from "@mauzo/contract/orders/cart";
import { orderLinks } from "@mauzo/contract/orders/order-links";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack, { name: "Duka la Viungo" });
});
afterAll(() => stack.stop());

const share = (id: string) => call(stack, orderLinks.create, { params: { id } }, shop);
const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";
const open = (url: string) => call(stack, cart.get, { query: { token: tokenOf(url) } });

describe("the link to an order that its shop hands over", () => {
  it("opens the order with what is paid of it, and so do those given before", async () => {
    const product = await addProduct(stack, shop, { price_minor: 1_800_000, stock: 5 });
    const customer = { name: "Neema", phone: "0712345678" };
    const order = await createManualOrder(stack, shop, { ...selectProduct(product, 2), customer });
    const [first, second] = [await share(order.id), await share(order.id)];
    expect(first.url).not.toBe(second.url);
    const payment = { amount_minor: 1_000_000, method: "cash" as const };
    await call(stack, orderPayments.create, { params: { id: order.id }, body: payment }, shop);
    for (const { url } of [first, second])
      expect(await open(url)).toMatchObject({
        order_id: order.order_id,
        order: { paid: { minor: 1_000_000 }, owed: { minor: 2_600_000 } },
      });
  });

  it.each([
    ["en", { name: "Neema", phone: "0712345678" }, "Hello Neema, this is your order"],
    ["sw", { name: "Neema", phone: "0712345678" }, "Habari Neema, hii ni oda yako"],
    ["en", undefined, "Hello, this is your order"],
    ["sw", undefined, "Habari, hii ni oda yako"],
  ] as const)("comes with a sentence in the customer's language (%s, %o)", async (language, customer, beginning) => {
    const product = await addProduct(stack, shop);
    const wanted = { ...selectProduct(product), language, ...(customer && { customer }) };
    const order = await createManualOrder(stack, shop, wanted);
    const { text, url } = await share(order.id);
    expect(text.startsWith(`${beginning} ${order.order_id}`)).toBe(true);
    expect(text).toContain("Duka la Viungo");
    expect(text.endsWith(`: ${url}`)).toBe(true);
  });

  it("is kept as a hash, and works for 60 days", async () => {
    const { url } = await share((await addOrder(stack, shop)).id);
    const { rows } = await stack.db.query("select * from lookup_keys where kind = 'cart'");
    expect(JSON.stringify(rows)).not.toContain(tokenOf(url));
    const expire = (when: string) =>
      stack.db.query(`update lookup_keys set expires_at = ${when} where key_hash = sha256($1)`, [tokenOf(url)]);
    await expire("expires_at - interval '59 days'");
    await open(url);
    await expire("expires_at - interval '1 day'");
    expect((await request(stack, cart.get, { query: { token: tokenOf(url) } })).status).toBe(404);
  });

  it("is made for an order of the shop, by who may change orders", async () => {
    const theirs = await addOrder(stack, await openShop(stack));
    const { id } = await addOrder(stack, shop);
    const reader = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const count = async () => (await stack.db.query("select count(*) from lookup_keys where kind = 'cart'")).rows;
    const before = await count();
    expect((await request(stack, orderLinks.create, { params: { id: theirs.id } }, shop)).status).toBe(404);
    expect((await request(stack, orderLinks.create, { params: { id } }, reader)).status).toBe(403);
    expect((await request(stack, orderLinks.create, { params: { id } })).status).toBe(401);
    expect(await count()).toEqual(before);
  });
});
