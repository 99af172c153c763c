import type { Product } from "@mauzo/contract/catalogue/products";
import { chat, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { cart } from "@mauzo/contract/orders/cart";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { linkTokenIn, startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { type Listener, listenAsVisitor, listenerOf } from "../../../../test/listen-as-visitor.ts";
import { addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let juice: Product;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  juice = await addProduct(stack, shop, {
    name: "Juisi",
    category: "food & beverages",
    price_minor: 100_000,
    stock: 40,
  });
});
afterAll(() => stack.stop());

const read = async ({ botId, chatId, token }: Listener) => {
  const input = { params: { botId }, query: { chat_id: chatId } };
  return (await call(stack, chat.listPushed, input, { headers: { [visitorTokenHeader]: token } })).items;
};

/** From the first message to the link of a cart with two glasses of juice in it. */
async function toLink(words: { hello: string; products: string; link: string }) {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say(words.hello);
  await visitor.pick(words.products);
  await visitor.say("juisi");
  await visitor.say("2");
  const token = linkTokenIn((await visitor.pick(words.link)).text);
  return {
    visitor,
    listener: listenerOf(shop, visitor),
    token,
    shown: await call(stack, cart.get, { query: { token } }),
  };
}
const english = { hello: "Hello", products: "See products", link: "Get order link" };
const swahili = { hello: "Habari", products: "Angalia bidhaa", link: "Pata kiungo cha oda" };

describe("an order", () => {
  it.each([
    ["English", english, /"We have your order \*.+\*\. Total: \*2,000\.00 TZS\*\."/],
    ["Swahili", swahili, /"Tumepokea oda yako \*.+\*\. Jumla: \*2,000\.00 TZS\*\."/],
  ])("from a conversation in %s is told there once, however often it is sent", async (_, words, text) => {
    const { listener, token, shown } = await toLink(words);
    const stream = await listenAsVisitor(stack, listener);
    const submit = () => request(stack, cart.submit, { query: { token }, body: shown });
    const answers = await Promise.all([submit(), submit(), submit()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await submit()).status).toBe(200);
    await vi.waitFor(() => expect(stream.heard).toHaveLength(1), { timeout: 2_000 });
    const said = JSON.stringify(stream.heard[0]?.actions);
    expect(said).toMatch(text);
    expect(said).toContain(shown.order_id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await read(listener)).toEqual(stream.heard);
    stream.stop();
  });

  it.each([
    ["English", english, "my cart", /^Your cart is empty\.\n/],
    ["Swahili", swahili, "kikapu", /^Kikapu chako hakina kitu\.\n/],
  ])("is not told again in %s when its cart is looked into", async (_, words, cartWords, empty) => {
    const { visitor, listener, token, shown } = await toLink(words);
    expect((await request(stack, cart.submit, { query: { token }, body: shown })).status).toBe(200);
    const { text } = await visitor.say(cartWords);
    expect(text).toMatch(empty);
    expect(text).not.toContain(shown.order_id);
    expect(await read(listener)).toHaveLength(1);
  });

  it("that was refused is not told", async () => {
    const { listener, token, shown } = await toLink(english);
    const body = { ...shown, version: "0".repeat(32) };
    expect((await request(stack, cart.submit, { query: { token }, body })).status).toBe(409);
    expect(await read(listener)).toEqual([]);
  });

  it("from the shop's page has no conversation to be told in", async () => {
    const [variant] = juice.variants;
    const line = { product_id: juice.id, variant_id: variant?.id, quantity: 1, price_minor: variant?.price.minor };
    const made = await call(stack, publicShops.createCart, {
      params: { slug: shop.slug },
      body: { language: "en", lines: [line] },
    });
    const token = new URL(made.url).searchParams.get("token") ?? "";
    const before = await countRows(stack, "messages");
    const shown = await call(stack, cart.get, { query: { token } });
    expect((await request(stack, cart.submit, { query: { token }, body: shown })).status).toBe(200);
    expect(await countRows(stack, "messages")).toBe(before);
  });
});
