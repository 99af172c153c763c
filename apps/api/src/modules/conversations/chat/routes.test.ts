import { cart } from "@mauzo/contract/orders/cart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkTokenIn, startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import {
  addProduct,
  countByStatus,
  countDeadlocks,
  countRows,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let variantId: string;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack, { name: "Duka la Neema" });
  const product = await addProduct(stack, shop, {
    name: "Kikoi",
    category: "home",
    image_url: "/pictures/kikoi.webp",
    variants: [
      { name: "Red", price_minor: 2_500_000, stock: 100 },
      { name: "Blue", price_minor: 2_600_000, stock: 0 },
    ],
    add_on_groups: [{ name: "Wrapping", min: 1, max: 1, add_ons: [{ name: "Paper", price_minor: 50_000, stock: 50 }] }],
  });
  variantId = product.variants[0]?.id ?? "";
  await addProduct(stack, shop, { name: "Juisi", category: "food & beverages", price_minor: 100_000, stock: 40 });
});
afterAll(() => stack.stop());

const show = (token: string) => call(stack, cart.get, { query: { token } });
const submit = (token: string, body: unknown) => request(stack, cart.submit, { query: { token }, body });
const taps = {
  en: { hello: "Hello", products: "See products", link: "Get order link", checkout: "checkout" },
  sw: { hello: "Habari", products: "Angalia bidhaa", link: "Pata kiungo cha oda", checkout: "agiza" },
};

/** Chats from the first message to a link with `count` glasses of juice in its cart. */
async function toLink(language: "en" | "sw", count = 2) {
  const visitor = startChatVisitor(stack, shop);
  const { hello, products, link } = taps[language];
  await visitor.say(hello);
  await visitor.pick(products);
  await visitor.say("juisi");
  await visitor.pick("Juisi");
  await visitor.say(String(count));
  const { text } = await visitor.pick(link);
  return { visitor, text, token: linkTokenIn(text) };
}

describe("a conversation", () => {
  it("in English goes from Hello to an order and its status", async () => {
    const visitor = startChatVisitor(stack, shop);
    const greeting = await visitor.say("Hello");
    expect(greeting.text).toContain("welcome to Duka la Neema");
    expect(greeting.response).toEqual(greeting.actions);
    expect(greeting.next_state).toBe("greeting");
    expect(greeting.message).toEqual([expect.stringContaining("welcome to Duka la Neema")]);
    await visitor.pick("See products");
    const shelf = await visitor.say("kikoi");
    expect(JSON.stringify(shelf.actions)).toContain("http://localhost:3000/pictures/kikoi.webp");
    await visitor.pick("Kikoi");
    await visitor.say("red");
    await visitor.say("paper");
    const added = await visitor.say("2");
    expect(added.text).toContain("[Get order link]");
    const { text } = await visitor.pick("Get order link");
    expect(text).toContain("51,000.00 TZS");
    const token = linkTokenIn(text);
    const shown = await show(token);
    expect(text).toContain(shown.order_id);
    expect(shown).toMatchObject({ language: "en", state: "open", total: { minor: 5_100_000, currency: "TZS" } });
    expect((await visitor.say("order status")).text).not.toContain(shown.order_id);
    expect(await submit(token, shown)).toMatchObject({ status: 200, body: { order_id: shown.order_id, quantity: 2 } });
    expect(await stockOf(stack, variantId)).toEqual({ stock: 98, moved: 98 });
    const status = await visitor.say("order status");
    expect(status.text).toContain(shown.order_id);
    expect(status.text).toContain("51,000.00 TZS");
    expect((await startChatVisitor(stack, shop).say("order status")).text).not.toContain(shown.order_id);
    expect((await visitor.say("my cart")).text).toContain("Your cart is empty.");
  });

  it("in Swahili does the same in Swahili", async () => {
    const visitor = startChatVisitor(stack, shop);
    expect((await visitor.say("Habari")).text).toContain("karibu Duka la Neema");
    await visitor.pick("Angalia bidhaa");
    await visitor.say("juisi");
    await visitor.pick("Juisi");
    await visitor.say("3");
    const { text } = await visitor.pick("Pata kiungo cha oda");
    const shown = await show(linkTokenIn(text));
    expect(shown).toMatchObject({ language: "sw", total: { minor: 300_000 } });
    expect(await submit(linkTokenIn(text), shown)).toMatchObject({ status: 200 });
    expect((await visitor.say("oda yangu")).text).toContain(shown.order_id);
  });

  it("renews its link: what is added later is in the cart of the first link too", async () => {
    const { visitor, token } = await toLink("en");
    await visitor.pick("See products");
    await visitor.say("juisi");
    await visitor.pick("Juisi");
    await visitor.say("1");
    const second = linkTokenIn((await visitor.pick("Get order link")).text);
    expect(second).not.toBe(token);
    const [first, renewed] = [await show(token), await show(second)];
    expect(renewed).toEqual(first);
    expect(renewed.total.minor).toBe(300_000);
    expect(await submit(second, renewed)).toMatchObject({ status: 200 });
    expect(await show(token)).toMatchObject({ state: "ordered" });
  });

  it("can ask for a new link while the old one is being ordered: nobody waits in a circle", async () => {
    const before = await countDeadlocks(stack);
    const talks = await Promise.all(Array.from({ length: 4 }, () => toLink("en", 1)));
    for (const { visitor, token } of talks) {
      const shown = await show(token);
      const [, answer] = await Promise.all([visitor.say("checkout"), submit(token, shown)]);
      expect(answer.status).toBe(200);
    }
    expect(await countDeadlocks(stack)).toBe(before);
  });

  it("keeps every one of a visitor's parallel messages, in one conversation", async () => {
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Hello");
    const said = Array.from({ length: 12 }, (_, index) => `message ${index}`);
    await Promise.all(said.map((text) => visitor.say(text)));
    const { rows } = await stack.db.query<{ texts: string[]; answers: string }>(
      `select array_agg(body->>'text' order by body->>'text') filter (where direction = 'in') as texts, count(*) filter (where direction = 'out') as answers
       from messages m join conversations c on c.id = m.conversation_id where c.chat_id = $1 group by c.id`,
      [visitor.chatId],
    );
    expect(rows).toEqual([{ texts: ["Hello", ...said].sort(), answers: "13" }]);
  });

  it("adds to the cart once for all of four parallel taps", async () => {
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Hello");
    await visitor.pick("See products");
    await visitor.say("juisi");
    await visitor.pick("Juisi");
    const answers = await Promise.all(Array.from({ length: 4 }, () => visitor.pick("1")));
    expect(answers.filter(({ text }) => /1 × |added/i.test(text)).map(({ next_state }) => next_state)).toHaveLength(1);
    const state = await stack.db.query<{ quantity: number }>(
      "select (state->'cart'->0->>'quantity')::int as quantity from conversations where chat_id = $1",
      [visitor.chatId],
    );
    expect(state.rows).toEqual([{ quantity: 1 }]);
  });

  it("makes no link for what is no longer there", async () => {
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Hello");
    await visitor.pick("See products");
    await visitor.say("juisi");
    await visitor.pick("Juisi");
    await visitor.say("30");
    const before = await countRows(stack, "carts");
    const { visitor: rival, token } = await toLink("en", 20);
    expect(rival.token()).not.toBe(visitor.token());
    const carts = await countRows(stack, "carts");
    expect(countByStatus([await submit(token, await show(token))])).toEqual({ 200: 1 });
    const { text } = await visitor.pick("Get order link");
    expect(text).not.toContain("/cart?token=");
    expect(await countRows(stack, "carts")).toBe(carts);
    expect(carts).toBe(before + 1);
  });
});
