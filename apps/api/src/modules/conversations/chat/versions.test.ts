import { readFileSync } from "node:fs";
import { newChatState } from "@mauzo/chatflow/chat-state";
import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { catalogue } from "@mauzo/chatflow/test/example-shop";
import { readFlowSamples, readStateSamples } from "@mauzo/chatflow/test/samples/read-samples";
import type { Product } from "@mauzo/contract/catalogue/products";
import { sets } from "@mauzo/contract/catalogue/sets";
import { siteBotId } from "@mauzo/contract/conversations/site-bot";
import { cart } from "@mauzo/contract/orders/cart";
import { ShopCategory } from "@mauzo/contract/shop/shop";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { linkTokenIn, startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addFlow, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { defaultVersionOf } from "../flow/rules.ts";

const logged: { msg: string; problem?: string }[] = [];
const log = pino({ level: "error" }, { write: (line: string) => void logged.push(JSON.parse(line)) });
const enough = 1_000;

let stack: Stack;
let shop: OpenedShop;
/** The ids of the samples' goods, as this shop has them. */
const idOf = new Map<string, string>();

/** Adds a product of the samples, with plenty of what they have. */
async function addSampleProduct(product: (typeof catalogue)[number]): Promise<Product> {
  const priced = ({ price, stock }: { price: { minor: number }; stock: number }) => ({
    price_minor: price.minor,
    stock: stock && enough,
  });
  const [only, ...others] = product.variants;
  const variants = product.variants.map((each) => ({ name: each.name, ...priced(each) }));
  return addProduct(stack, shop, {
    ...{ name: product.name, category: ShopCategory.parse(product.category), description: product.description },
    ...(only && others.length === 0 ? priced(only) : { variants }),
    add_on_groups: product.add_on_groups.map(({ name, min, max, add_ons }) => ({
      ...{ name, min, max },
      add_ons: add_ons.map(({ price, stock, ...each }) => ({
        name: each.name,
        price_minor: price.minor,
        stock: stock && enough,
      })),
    })),
  });
}

beforeAll(async () => {
  stack = await startStack({ log });
  shop = await openShop(stack, { name: "Duka la Asha" });
  for (const product of catalogue) {
    const made = await addSampleProduct(product);
    const pairs = (olds: { id: string }[], news: { id: string }[]) =>
      olds.forEach(({ id }, at) => void idOf.set(id, news[at]?.id ?? ""));
    pairs([product], [made]);
    pairs(product.variants, made.variants);
    pairs(product.add_on_groups, made.add_on_groups);
    pairs(
      product.add_on_groups.flatMap((group) => group.add_ons),
      made.add_on_groups.flatMap((group) => group.add_ons),
    );
  }
  const none = { en: "", sw: "" };
  const header = { en: "Gifts for Eid", sw: "Zawadi za Eid" };
  const product_ids = catalogue.map(({ id }) => idOf.get(id) ?? "");
  const body = { kind: "curated" as const, name: "Eid", header, body: none, footer: none, product_ids };
  idOf.set("gifts", (await call(stack, sets.create, { body }, shop)).id);
});
afterAll(() => stack.stop());
beforeEach(() => void logged.splice(0));

/** A sample's value with this shop's ids; what a customer searched for stays. */
const ours = (value: unknown, key = ""): unknown => {
  if (typeof value === "string" && (key !== "words" || value === "gifts"))
    return value.replace(/[^:]+/g, (part) => idOf.get(part) ?? part);
  if (Array.isArray(value)) return value.map((each) => ours(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, ours(each, name)]));
};

/** A conversation whose row holds this state, as an earlier release left it. */
async function continueFrom(state: unknown) {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  await stack.db.query("update conversations set state = $2 where chat_id = $1", [
    visitor.chatId,
    JSON.stringify(state),
  ]);
  return visitor;
}

const stored = async (chatId: string) =>
  (
    await stack.db.query<{ format: number; flow: string; said: (string | null)[] }>(
      `select (state->>'format')::int as format, state->>'flow' as flow,
         (select array_agg(flow_version order by m.id) from messages m where m.conversation_id = c.id) as said
       from conversations c where chat_id = $1`,
      [chatId],
    )
  ).rows[0];

describe("a conversation that an earlier release left", () => {
  it.each(readStateSamples())("$name goes on to its order", async ({ state, goOn, lines }) => {
    const visitor = await continueFrom(ours(state));
    let text = "";
    for (const line of goOn) ({ text } = await visitor.say(line.replace(/^>+ /, "")));
    const token = linkTokenIn(text);
    const shown = await call(stack, cart.get, { query: { token } });
    const ordered = await request(stack, cart.submit, { query: { token }, body: shown });
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    expect([ordered.status, ordered.body]).toEqual([200, expect.objectContaining({ quantity })]);
    expect(logged).toEqual([]);
    const version = defaultVersionOf(defaultFlow);
    expect(await stored(visitor.chatId)).toMatchObject({ format: newChatState().format, flow: version });
  });

  it.each([
    ["a later release", { format: 99 }],
    ["nobody knows who", { mood: [] }],
  ])("starts over where its state is by %s: with its cart, a word to the customer and one to us", async (_, broken) => {
    const line = { product_id: "khanga", variant_id: "khanga-v", quantity: 2, add_ons: [] };
    const visitor = await continueFrom(ours({ language: "sw", order_id: null, ...broken, cart: [line] }));
    expect((await visitor.say("2")).text).toContain("mazungumzo yameanza upya. Kikapu chako bado kipo, kina bidhaa 1.");
    expect(logged).toMatchObject([{ msg: expect.stringContaining("starts over"), problem: expect.any(String) }]);
    await visitor.say("kikapu changu");
    expect(linkTokenIn((await visitor.pick("Pata kiungo cha oda")).text)).toBeTruthy();
    expect(logged).toHaveLength(1);
  });

  it.each([["text"], [7], [[]], [[{ format: 1 }]], [null], [{ format: "1" }]])(
    "is answered whatever its row holds: %j",
    async (state) => {
      const visitor = await continueFrom(state);
      expect((await visitor.say("Hello")).text).toContain("welcome to Duka la Asha");
    },
  );
});

describe("what a bot says names the version of its flow", () => {
  const own = (format: number) => readFlowSamples().find(({ name }) => name === `flow-v${format}/default`)?.value;

  it("is the default's, which is named after what it says", async () => {
    const version = defaultVersionOf(defaultFlow);
    expect(version).toMatch(/^default:[0-9a-f]{16}$/);
    const reworded = { ...defaultFlow, fallback: { en: "Sorry?" } };
    expect(defaultVersionOf(reworded)).not.toBe(version);
    expect(defaultVersionOf(structuredClone(defaultFlow))).toBe(version);
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Hello");
    expect((await stored(visitor.chatId))?.said).toEqual([null, version]);
  });

  it("is its own by its number, also one stored in an earlier format; the default where that cannot be read", async () => {
    const at = await openShop(stack, { name: "Duka la Mwaka" });
    await addProduct(stack, at, { name: "Chai", stock: 9 });
    const visitor = startChatVisitor(stack, at);
    await visitor.say("Hello");
    const nextDay = () =>
      stack.db.query("update conversations set updated_at = now() - interval '2 days' where chat_id = $1", [
        visitor.chatId,
      ]);
    await addFlow(stack, at, own(1));
    await nextDay();
    await visitor.say("chai");
    await addFlow(stack, at, own(2));
    await nextDay();
    await visitor.pick("Chai");
    expect(logged).toEqual([]);
    await addFlow(stack, at, { format: 1, start: "siri" });
    await visitor.say("2");
    await stack.db.query("delete from flows where bot_id = $1 and version = 2", [at.botId]);
    expect(linkTokenIn((await visitor.pick("Get order link")).text)).toBeTruthy();
    expect(logged).toHaveLength(2);
    expect(logged[0]).toMatchObject({
      msg: expect.stringContaining("a version of a bot's flow cannot be read"),
      version: 3,
    });
    const version = defaultVersionOf(defaultFlow);
    // It has something chosen, and stays with what it chose it by until that is gone.
    const said = [version, "own:1", "own:2", "own:2", version];
    expect(await stored(visitor.chatId)).toMatchObject({ flow: version, said: said.flatMap((each) => [null, each]) });
  });

  it("is the default's where a shop had nothing but the copy it was opened with; flows of its own and the site's stay", async () => {
    const [copied, edited] = [await openShop(stack), await openShop(stack)];
    for (const of of [copied, edited, edited]) await addFlow(stack, of, own(1));
    const migration = new URL("../../../db/migrations/0052_flow_versions.sql", import.meta.url);
    const [removal] = /^delete from flows[^;]+;/m.exec(readFileSync(migration, "utf8")) ?? [];
    await stack.db.query(removal ?? "");
    const { rows } = await stack.db.query("select bot_id, version from flows where bot_id = any($1) order by 1, 2", [
      [siteBotId, copied.botId, edited.botId],
    ]);
    expect(rows).toEqual([
      { bot_id: siteBotId, version: 1 },
      { bot_id: edited.botId, version: 1 },
      { bot_id: edited.botId, version: 2 },
    ]);
  });
});
