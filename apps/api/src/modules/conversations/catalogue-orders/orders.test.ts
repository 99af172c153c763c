import { conversations } from "@mauzo/contract/conversations/conversations";
import { cart } from "@mauzo/contract/orders/cart";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import {
  connectNumber,
  newWaId,
  newWamid,
  openTestInbound,
  type TestNumber,
  write,
} from "../../../../test/whatsapp-number.ts";
import type { Channels } from "../../../gateways/channels/port.ts";

let stack: Stack;
let shop: OpenedShop;
let number: TestNumber;
let inbound: ReturnType<typeof openTestInbound>;
/** What was marked as read. */
const read: string[] = [];
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  number = await connectNumber(stack, shop);
  const markRead: Channels["markRead"] = async (_, { externalId }) => {
    read.push(externalId);
    return { result: "done" };
  };
  inbound = openTestInbound({ ...stack, deps: { ...stack.deps, channels: { ...stack.deps.channels, markRead } } });
});
afterAll(async () => {
  await inbound.stop();
  await stack.stop();
});

type Item = { product_retailer_id: string; quantity: number; item_price?: number; currency?: string };
const item = (id: string, quantity: number, price?: number): Item => ({
  ...{ product_retailer_id: id, quantity, currency: "TZS" },
  ...(price !== undefined && { item_price: price }),
});
async function order(waId: string, items: Item[], text = "") {
  const id = newWamid();
  await write(
    stack,
    number,
    { waId },
    { id, content: { type: "order", order: { catalog_id: "1", text, product_items: items } } },
  );
  await inbound.handleDue();
  return id;
}
async function threadOf(waId: string) {
  const { rows } = await stack.db.query<{ id: string }>(
    "select c.id from conversations c join contacts k on k.shop_id = c.shop_id and k.id = c.contact_id where k.wa_id = $1",
    [waId],
  );
  const at = { params: { id: rows[0]?.id ?? "" } };
  const { items } = await call(stack, conversations.messages, { ...at, query: {} }, shop);
  return { at, said: items.toReversed(), about: await call(stack, conversations.get, at, shop) };
}
const answerOf = (said: { actions?: unknown }[]) => JSON.stringify(said.at(-1)?.actions ?? []);
const tokenIn = (text: string) => text.match(/token=([\w-]+)/)?.[1] ?? "";
const variantOf = (product: { variants: { id: string }[] }) => product.variants[0]?.id ?? "";

describe("an order from the catalogue", () => {
  it("becomes a cart at today's prices with no more than there is, and is answered with its link", async () => {
    const kanga = await addProduct(stack, shop, { name: "Kanga" });
    const kofia = await addProduct(stack, shop, { name: "Kofia" });
    const shuka = await addProduct(stack, shop, { name: "Shuka" });
    await stack.db.query("update variants set stock = 2 where id = $1", [variantOf(kofia)]);
    await stack.db.query("update variants set price_minor = 2700000, sku = 'KNG-1' where id = $1", [variantOf(kanga)]);
    await stack.db.query("update products set published = false where id = $1", [shuka.id]);
    const waId = newWaId();
    await order(waId, [
      item("kng-1", 1, 25_000),
      item(variantOf(kanga), 2, 25_000),
      item(variantOf(kofia), 5),
      item(variantOf(shuka), 1),
    ]);
    const { said, about } = await threadOf(waId);
    expect(said.map(({ from }) => from)).toEqual(["customer", "workflow"]);
    expect(said[0]).toMatchObject({ text: "3 × Kanga\n2 × Kofia" });
    const answer = answerOf(said);
    for (const part of ["3 × Kanga: 81,000.00 TZS", "27,000.00 TZS", "25,000.00 TZS", "Kofia", "2", "Shuka"])
      expect(answer).toContain(part);
    expect(about).toMatchObject({ answered_by: "bot", reason: null });
    const shown = await call(stack, cart.get, { query: { token: tokenIn(answer) } });
    expect(shown.products.flatMap(({ variants }) => variants.map(({ quantity }) => quantity)).filter(Boolean)).toEqual([
      3, 2,
    ]);
    const { rows } = await stack.db.query("select o.author, o.lane, o.state from outbox o where o.shop_id = $1", [
      shop.shopId,
    ]);
    expect(rows).toEqual([{ author: "workflow", lane: 1, state: "queued" }]);
    // What the cart holds is the customer's: the same order once more is no shortage.
    await order(waId, [item(variantOf(kofia), 2)]);
    expect(answerOf((await threadOf(waId)).said)).toContain("2 × Kofia");
  });

  it("of which nothing is left is answered so, and a person is asked to look", async () => {
    const kikoi = await addProduct(stack, shop, { name: "Kikoi" });
    await stack.db.query("update variants set stock = 0 where id = $1", [variantOf(kikoi)]);
    const waId = newWaId();
    await order(waId, [item(variantOf(kikoi), 1)], "Naomba hii");
    const { said, about } = await threadOf(waId);
    expect(said[0]).toMatchObject({ text: "Naomba hii" });
    expect(answerOf(said)).toContain("Kikoi");
    expect(answerOf(said)).not.toContain("token=");
    expect(about).toMatchObject({ answered_by: "bot", reason: "not_understood" });
  });

  it("of another shop's products is nothing we know", async () => {
    const other = await openShop(stack);
    const theirs = await addProduct(stack, other, { name: "Kanzu" });
    const waId = newWaId();
    await order(waId, [item(variantOf(theirs), 1)]);
    const { said, about } = await threadOf(waId);
    expect(said.map(({ from }) => from)).toEqual(["customer"]);
    expect(about).toMatchObject({ reason: "not_understood" });
  });

  it("is answered in a conversation that a person has taken over, and still waits for them", async () => {
    const kitenge = await addProduct(stack, shop, { name: "Kitenge" });
    const waId = newWaId();
    await order(waId, [item(variantOf(kitenge), 1)]);
    const { at } = await threadOf(waId);
    await call(stack, conversations.answer, { ...at, body: { text: "Nipo" } }, shop);
    await order(waId, [item(variantOf(kitenge), 2)]);
    const { said, about } = await threadOf(waId);
    expect(said.map(({ from }) => from)).toEqual(["customer", "workflow", "person", "customer", "workflow"]);
    expect(about.answered_by).toBe("person");
  });

  it("is marked as read where the bot answered it, and not where a person still has to look", async () => {
    const kaniki = await addProduct(stack, shop, { name: "Kaniki" });
    const gone = await addProduct(stack, shop, { name: "Kaptura" });
    await stack.db.query("update variants set stock = 0 where id = $1", [variantOf(gone)]);
    const waId = newWaId();
    const empty = await order(newWaId(), [item(variantOf(gone), 1)]);
    const whole = await order(waId, [item(variantOf(kaniki), 1)]);
    const { at } = await threadOf(waId);
    await call(stack, conversations.answer, { ...at, body: { text: "Nipo" } }, shop);
    const taken = await order(waId, [item(variantOf(kaniki), 2)]);
    const last = await order(newWaId(), [item(variantOf(kaniki), 1)]);
    await vi.waitFor(() => expect(read).toEqual(expect.arrayContaining([whole, last])));
    expect(read).not.toContain(empty);
    expect(read).not.toContain(taken);
  });
});
