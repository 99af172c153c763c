import { conversations } from "@mauzo/contract/conversations/conversations";
import { customerCarts } from "@mauzo/contract/conversations/customer-carts";
import { selling } from "@mauzo/contract/conversations/selling";
import { cart } from "@mauzo/contract/orders/cart";
import { manualOrders } from "@mauzo/contract/orders/manual-orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
});
afterAll(() => stack.stop());

async function startChat() {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  const [conversation] = (await call(stack, conversations.list, { query: { limit: 100 } }, shop)).items;
  if (!conversation) throw new Error("the inbox is empty");
  return { visitor, conversation, at: { params: { id: conversation.id } } };
}
const lastSaid = async (at: { params: { id: string } }) =>
  (await call(stack, conversations.messages, { ...at, query: {} }, shop)).items[0];
const one = (product: { id: string; variants: { id: string }[] }, quantity: number) => ({
  products: [{ id: product.id, variants: [{ id: product.variants[0]?.id ?? "", quantity }] }],
});

describe("selling from the thread", () => {
  it("sends a product with its price, and the bot is silent from then on", async () => {
    const { visitor, at } = await startChat();
    const product = await addProduct(stack, shop, { name: "Kanga *moto*" });
    await call(stack, selling.offer, { ...at, body: { kind: "product", id: product.id } }, shop);
    const said = await lastSaid(at);
    expect(said?.from).toBe("person");
    expect(JSON.stringify(said?.actions)).toContain("*Kanga moto*");
    expect((await visitor.say("Nzuri")).actions).toEqual([]);
    const gone = await request(stack, selling.offer, { ...at, body: { kind: "set", id: product.id } }, shop);
    expect(gone).toMatchObject({ status: 422 });
  });

  it("sends a cart's link, shows the cart, and the order that becomes of it", async () => {
    const { at } = await startChat();
    const product = await addProduct(stack, shop, { name: "Kikoi" });
    const sent = await call(stack, selling.cart, { ...at, body: one(product, 2) }, shop);
    const text = JSON.stringify((await lastSaid(at))?.actions);
    expect(text).toContain(sent.order_id);
    const token = text.match(/token=([\w-]+)/)?.[1] ?? "";
    const before = await call(stack, selling.get, at, shop);
    expect(before.carts).toMatchObject([
      { order_id: sent.order_id, lines: [{ name: "Kikoi", quantity: 2 }], total: { currency: "TZS" } },
    ]);
    expect(before.orders).toEqual([]);
    const shown = await call(stack, cart.get, { query: { token } });
    await call(stack, cart.submit, {
      query: { token },
      body: { products: shown.products, customer: { name: "Asha", phone: "0712345611" } },
    });
    const after = await call(stack, selling.get, at, shop);
    expect(after.carts).toEqual([]);
    expect(after.orders?.map(({ order_id }) => order_id)).toEqual([sent.order_id]);
    expect((await call(stack, conversations.get, at, shop)).has_order).toBe(true);
  });

  it("shows at the customer what they chose since, as far as the reader may see it", async () => {
    const { conversation, at } = await startChat();
    const product = await addProduct(stack, shop, { name: "Kitenge" });
    await call(stack, selling.cart, { ...at, body: one(product, 1) }, shop);
    const token = JSON.stringify((await lastSaid(at))?.actions).match(/token=([\w-]+)/)?.[1] ?? "";
    const { products } = await call(stack, cart.get, { query: { token } });
    await call(stack, cart.submit, {
      query: { token },
      body: { products, customer: { name: "Neema", phone: "0712345622" } },
    });
    const { customer } = await call(stack, conversations.get, at, shop);
    const ofThem = { params: { id: customer?.id ?? "" } };
    expect(await call(stack, customerCarts.list, ofThem, shop)).toEqual({ items: [] });
    const { order_id } = await call(stack, selling.cart, { ...at, body: one(product, 3) }, shop);
    const chosen = { order_id, lines: [{ name: "Kitenge", quantity: 3 }] };
    expect(await call(stack, customerCarts.list, ofThem, shop)).toMatchObject({
      items: [{ ...chosen, conversation_id: conversation.id }],
    });
    const readsOrders = await addMember(stack, shop, [
      { resource: "customers", action: ["read"] },
      { resource: "orders", action: ["read"] },
    ]);
    expect(await call(stack, customerCarts.list, ofThem, readsOrders)).toMatchObject({
      items: [{ ...chosen, conversation_id: null }],
    });
    const readsNone = await addMember(stack, shop, [{ resource: "customers", action: ["read"] }]);
    expect(await call(stack, customerCarts.list, ofThem, readsNone)).toEqual({ items: null });
    expect((await request(stack, customerCarts.list, ofThem, other)).status).toBe(404);
  });

  it("refuses more than there is, and what was said since stops it", async () => {
    const { conversation, at } = await startChat();
    const product = await addProduct(stack, shop, { name: "Kofia" });
    const tooMuch = await request(stack, selling.cart, { ...at, body: one(product, 9_999) }, shop);
    expect(tooMuch).toMatchObject({ status: 409, body: { code: "item_few_left" } });
    await call(stack, conversations.answer, { ...at, body: { text: "Subiri" } }, await colleague());
    const late = { ...at, body: { ...one(product, 1), seen: conversation.last_seq } };
    expect(await request(stack, selling.cart, late, shop)).toMatchObject({
      ...{ status: 409, body: { code: "answered_meanwhile" } },
    });
    expect((await call(stack, selling.get, at, shop)).carts).toEqual([]);
    expect((await request(stack, selling.cart, { ...at, body: one(product, 1) }, other)).status).toBe(404);
    expect((await request(stack, selling.get, at, other)).status).toBe(404);
  });

  it("shows carts and orders only to those who may read orders", async () => {
    const { at } = await startChat();
    expect(await call(stack, selling.get, at, await colleague())).toEqual({ carts: null, orders: null });
  });

  it("has an order that staff wrote from a message confirmed in the thread", async () => {
    const { at } = await startChat();
    const product = await addProduct(stack, shop, { name: "Shuka" });
    const order = { ...one(product, 1), conversation_id: at.params.id, language: "sw" as const };
    const { order_id } = await call(stack, manualOrders.create, { body: order }, shop);
    const said = await lastSaid(at);
    expect(said?.from).toBe("workflow");
    expect(JSON.stringify(said?.actions)).toContain(order_id);
    expect((await call(stack, selling.get, at, shop)).orders?.map((each) => each.order_id)).toEqual([order_id]);
    const foreign = await call(stack, manualOrders.create, { body: order }, other).catch((error) => String(error));
    expect(foreign).toMatch(/422|cart_item/);
  });
});

const colleague = () => addMember(stack, shop, [{ resource: "conversations", action: ["read", "create"] }]);
