import { conversations } from "@mauzo/contract/conversations/conversations";
import { type FigureDays, figures } from "@mauzo/contract/insights/figures";
import { cart } from "@mauzo/contract/orders/cart";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call } from "../../../../test/endpoints.ts";
import { dayMs, dayOf } from "../../../../test/invent-books.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { runCleaning } from "../../../../test/run-cleaning.ts";
import { addProduct, countRows, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { zoneAtNoon } from "../../../../test/zone-at-noon.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { createCartLink } from "../../orders/cart/create-cart-link.ts";
import { rebuildFigures } from "../rollups/rebuild-figures.ts";
import { rollFigures } from "../rollups/roll-figures.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
  await moveTo(zone);
});
const moveTo = (timeZone: string) =>
  stack.db.query("update shops set time_zone = $2 where shop_id = $1", [shop.shopId, timeZone]);
afterAll(() => stack.stop());

type Product = Awaited<ReturnType<typeof addProduct>>;
/** What is written and the cart after it are of the same day. */
const zone = zoneAtNoon();
const days = (): FigureDays => ({ from: dayOf(Date.now() - 29 * dayMs, zone), to: dayOf(Date.now(), zone) });
const read = (query = days()) => call(stack, figures.chats, { query }, shop);
const roll = () => rollFigures({ pool: stack.pool, queue: stack.deps.queue }, { shopId: shop.shopId });

/** A conversation in which a customer wrote, and went on. */
async function write(): Promise<string> {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Habari");
  await visitor.say("kikapu changu");
  const { rows } = await stack.db.query<{ id: string }>("select id from conversations where chat_id = $1", [
    visitor.chatId,
  ]);
  return rows[0]?.id ?? "";
}
/** Makes a cart in a conversation; returns its token. */
const makeCart = (conversationId: string, product: Product): Promise<string> =>
  inShop(stack.pool, shop.shopId, async (tx) => {
    const link = { shopId: shop.shopId, conversationId, language: "en" as const, replaces: null };
    const { url } = await createCartLink(tx, stack.deps, { ...link, lines: [makeCartLine(product)] });
    return new URL(url).searchParams.get("token") ?? "";
  });
async function order(token: string, product: Product) {
  const { order_id } = await call(stack, cart.submit, { query: { token }, body: selectProduct(product) });
  const { items } = await call(stack, orders.list, { query: { search: order_id } }, shop);
  return call(stack, orders.get, { params: { id: items[0]?.id ?? "" } }, shop);
}
/** Has what a customer wrote in a conversation be of another moment. */
const writtenAt = (conversationId: string, at: string) =>
  stack.db.query(
    "update messages set created_at = $2, id = uuidv7($2::timestamptz - now()) where conversation_id = $1 and direction = 'in'",
    [conversationId, at],
  );

it("chats are counted as far as they went, also when their carts are gone", async () => {
  const product = await addProduct(stack, shop, { stock: 50 });
  for (let chats = 0; chats < 6; chats++) {
    const id = await write();
    if (chats === 0) continue;
    const token = await makeCart(id, product);
    if (chats > 2) continue;
    const { id: orderId, total } = await order(token, product);
    if (chats === 2) continue;
    const params = { id: orderId };
    await call(stack, orderPayments.create, { params, body: { amount_minor: total.minor, method: "cash" } }, shop);
    await call(stack, orders.move, { params, body: { from: "new", to: "delivered" } }, shop);
  }
  await createManualOrder(stack, shop, selectProduct(product));
  await dispatchFacts(stack);
  const told = await read();
  expect(told).toMatchObject({
    now: { chats: 6, carts: 5, orders: 2, paid: 1, handed_over: 1 },
    before: { chats: 0, carts: 0, orders: 0, paid: 0, handed_over: 0 },
    channels: [{ channel: "web", chats: 6, orders: 2 }],
    ...{ other_orders: 1, worst: { step: "orders", lost: 3, percent: 60 } },
  });
  await stack.db.query(
    `with open as (select id from carts where shop_id = $1 and state = 'open'),
       lines as (delete from cart_lines where cart_id in (select id from open))
     delete from carts where id in (select id from open)`,
    [shop.shopId],
  );
  await rebuildFigures(stack.pool, shop.shopId);
  expect(await read()).toEqual(told);
});

it("a conversation that nobody went on with is no chat", async () => {
  await startChatVisitor(stack, shop).say("Habari");
  await dispatchFacts(stack);
  expect(await countRows(stack, "chat_days where shop_id = $1", [shop.shopId])).toBe(1);
  const { now, worst } = await read();
  expect([now.chats, worst]).toEqual([0, null]);
});

it("what the shop says and a cart without a word of the customer are no chat", async () => {
  const id = await write();
  await writtenAt(id, new Date(Date.now() - 3 * dayMs).toISOString());
  await makeCart(id, await addProduct(stack, shop));
  await call(stack, conversations.answer, { params: { id }, body: { text: "Karibu" } }, shop);
  await dispatchFacts(stack);
  expect((await read()).now).toMatchObject({ chats: 0, carts: 0 });
  await roll();
  expect((await read()).now).toMatchObject({ chats: 1, carts: 0 });
});

it("the first roll-up keeps the chats of before", async () => {
  const product = await addProduct(stack, shop);
  await makeCart(await write(), product);
  await write();
  await dispatchFacts(stack);
  const told = await read();
  expect(told.now).toMatchObject({ chats: 2, carts: 1 });
  await stack.db.query("delete from chat_days where shop_id = $1", [shop.shopId]);
  expect((await read()).now.chats).toBe(0);
  await roll();
  expect(await read()).toEqual(told);
});

it("a shop that moves to another time zone has its chats by the new days, also when their messages are gone", async () => {
  await moveTo("Africa/Dar_es_Salaam");
  const id = await write();
  await dispatchFacts(stack);
  await stack.db.query("delete from chat_days where shop_id = $1", [shop.shopId]);
  await writtenAt(id, "2026-04-10T22:00:00Z");
  await roll();
  const count = async (day: string) => (await read({ from: day, to: day })).now.chats;
  expect([await count("2026-04-10"), await count("2026-04-11")]).toEqual([0, 1]);
  await stack.db.query("delete from messages where conversation_id = $1", [id]);
  await stack.db.query("delete from pgboss.job where name = 'roll-figures'");
  await moveTo("America/St_Johns");
  await write();
  await dispatchFacts(stack);
  expect(await countRows(stack, "pgboss.job where name = 'roll-figures'")).toBe(1);
  await roll();
  expect([await count("2026-04-10"), await count("2026-04-11")]).toEqual([1, 0]);
});

it("the days of a conversation go with it", async () => {
  await startChatVisitor(stack, shop).say("Habari");
  await dispatchFacts(stack);
  await stack.db.query("update conversations set forget_at = now() - interval '1 day' where shop_id = $1", [
    shop.shopId,
  ]);
  await runCleaning(stack);
  expect(await countRows(stack, "conversations where shop_id = $1", [shop.shopId])).toBe(0);
  expect(await countRows(stack, "chat_days where shop_id = $1", [shop.shopId])).toBe(0);
});
