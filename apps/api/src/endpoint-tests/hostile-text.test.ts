import { products } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { workflowEvents } from "@mauzo/contract/orders/order-workflow";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { deliveryMethodId } from "../../test/add-full-settings.ts";
import { call, endpoints, request } from "../../test/endpoints.ts";
import { openFullShop } from "../../test/full-shop.ts";
import type { FullShop } from "../../test/full-shop-type.ts";
import { hashDatabase } from "../../test/hash-database.ts";
import { type HostileTexts, hostileTexts } from "../../test/hostile-strings.ts";
import { addressOf, makeSampleRequests, type SampleRequest, sendSample } from "../../test/sample-requests.ts";
import { leavesOf, replaceAt, type ValuePath } from "../../test/schema-sample.ts";
import { addCart, addProduct, makeCartLine } from "../../test/shop-fixtures.ts";
import { type Stack, startStack } from "../../test/stack.ts";

let stack: Stack;
let shop: FullShop;
let other: FullShop;
let sampleOf: Awaited<ReturnType<typeof makeSampleRequests>>;
beforeAll(async () => {
  stack = await startStack();
  shop = await openFullShop(stack, "maneno");
  other = await openFullShop(stack, "JiraniSiri");
  sampleOf = await makeSampleRequests(stack, shop);
});
afterAll(() => stack.stop());

const { injections, unicodeTexts } = hostileTexts;

/** Every place gets one text that combines all of its kind, and some single texts of the kind, in rotation. */
let turn = 0;
function textsFor(name: string, { all, each }: HostileTexts): string[] {
  const most = inject("hostileTexts");
  // Calls that may cost a password hash get the fewest.
  const count = most < each.length && /sign-up|log-in|password|accept|confirm/.test(name) ? 0 : most;
  const start = turn;
  turn += count;
  return [all, ...each.slice(0, count).map((_, index) => each[(start + index) % each.length] ?? "")];
}
/** A person who logs out would end the other calls. */
const quick = endpoints.filter(({ endpoint }) => endpoint.path !== "/auth/log-out");

/** The items of a list, and the states of a workflow, share one schema: the first stands for all. */
function firstOfKind(places: ValuePath[]): ValuePath[] {
  const kinds = new Map<string, ValuePath>();
  for (const place of places) {
    const kind = place.map((part) => (typeof part === "number" || events.has(part) ? "*" : part)).join(".");
    if (!kinds.has(kind)) kinds.set(kind, place);
  }
  return [...kinds.values()];
}
const events = new Set<string>(workflowEvents);

/** Every place of a request where a caller may write any text: parameters, query and body. */
function textPlaces(endpoint: (typeof endpoints)[number]["endpoint"]): { place: ValuePath; sample: SampleRequest }[] {
  const sample = sampleOf(endpoint);
  const query = Object.fromEntries(Object.keys(endpoint.query?.def.shape ?? {}).map((name) => [name, "x"]));
  const whole = { ...sample, query: { ...query, ...sample.query } };
  const leaves = leavesOf({ params: sample.params, query: whole.query, body: sample.body });
  const places = leaves.filter(({ value }) => typeof value === "string").map(({ place }) => place);
  return firstOfKind(places).map((place) => ({ place, sample }));
}

function bend(sample: SampleRequest, place: ValuePath, text: string): SampleRequest {
  const [section, key] = place;
  if (section === "query") return { ...sample, query: { ...sample.query, [String(key)]: text } };
  const bent = replaceAt(sample, place, text);
  return { ...sample, ...(typeof bent === "object" ? bent : {}) };
}

describe("text that speaks to the database", () => {
  it("is only text, in every place of every endpoint", async () => {
    const before = await hashDatabase(stack, other.shopId);
    const wrong: string[] = [];
    let sent = 0;
    for (const { name, endpoint } of quick)
      for (const { place, sample } of textPlaces(endpoint))
        for (const text of textsFor(name, injections)) {
          // A text that makes the database sleep would hit the statement timeout and be a 503.
          const { status, body } = await sendSample(stack, endpoint, bend(sample, place, text), shop.token);
          if (status >= 500) wrong.push(`${name} ${place.join(".")} is ${status}, given ${text}`);
          if (JSON.stringify(body).includes("JiraniSiri"))
            wrong.push(`${name} ${place.join(".")} tells, given ${text}`);
          sent += 1;
        }
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(150);
    expect(await hashDatabase(stack, other.shopId)).toEqual(before);
  });

  it("finds in a search what has it in its text, and nothing else", async () => {
    const named = [products.list.path, orders.list.path];
    const lists = endpoints.filter(({ endpoint }) => endpoint.query && "search" in endpoint.query.def.shape);
    expect(lists.map(({ endpoint }) => endpoint.path)).toEqual(expect.arrayContaining(named));
    const written = injections.each.filter((text) => /[\p{L}\p{N}]/u.test(text) && text.length <= 80);
    for (const text of written) await addProduct(stack, shop, { name: `Mali ${text}` });
    const count = (await call(stack, products.list, { query: { limit: 100 } }, shop)).items.length;
    for (const text of injections.each) {
      const wanted = text.trim().toLowerCase();
      for (const { name, endpoint } of lists) {
        const sample = bend(sampleOf(endpoint), ["query", "search"], text);
        const path = addressOf(endpoint, { ...sample, query: { ...sample.query, limit: 100 } });
        const { status, body } = await stack.call("GET", path, { token: shop.token });
        expect([name, text, status]).toEqual([name, text, 200]);
        if (endpoint.path !== products.list.path) continue;
        const found = products.list.reply
          .parse(body)
          .items.map((item) => `${item.name} ${item.description}`.toLowerCase());
        for (const item of found) expect(item).toContain(wanted);
        if (written.includes(text)) expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThan(count);
      }
    }
  });
});

describe("keys that reach for a prototype, and what is said twice", () => {
  const keys = [
    "__proto__[polluted]=1",
    "constructor[prototype][polluted]=1",
    "__proto__.polluted=1",
    "a[__proto__][polluted]=1",
    "toString=1",
    "hasOwnProperty=1",
  ].join("&");
  it("change nothing, in the address of any endpoint", async () => {
    const call = async ({ name, endpoint }: (typeof endpoints)[number], query: string) => {
      const sample = sampleOf(endpoint);
      const path = addressOf(endpoint, sample);
      const { status } = await stack.call(endpoint.method, `${path}${path.includes("?") ? "&" : "?"}${query}`, {
        headers: { authorization: `Bearer ${shop.token}`, ...sample.headers },
        body: sample.body,
      });
      expect(`${name}?${query} ${status < 500}`).toBe(`${name}?${query} true`);
    };
    for (const each of quick) await call(each, keys);
    // One function reads every query string, and refuses duplicate keys before any schema sees them.
    for (const each of quick.filter(({ endpoint }) => endpoint.query).slice(0, 3))
      await call(each, "__proto__=1&__proto__=2");
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it("a key given twice in JSON counts once, and no key of a prototype goes in", async () => {
    for (const { name, endpoint } of quick.filter((each) => each.endpoint.body)) {
      const sample = sampleOf(endpoint);
      // Where the version is all there is to say, the sample has left it out.
      const said = JSON.stringify(sample.body);
      const text = said === "{}" ? '"version":0}' : said.slice(1);
      for (const head of ['{"__proto__":{"polluted":1},', '{"__proto__":null,']) {
        const { status } = await sendSample(stack, endpoint, { ...sample, body: head + text }, shop.token);
        expect([name, status]).toEqual([name, 422]);
      }
    }
    const twice = '{"name":"Moja","name":"Mbili","category":"home","price_minor":1,"price_minor":2}';
    const { status, body } = await request(
      stack,
      products.create,
      { body: twice },
      { token: shop.token, headers: { "content-type": "application/json" } },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "Mbili", price_from: { minor: 2 } });
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

describe("text of any script", () => {
  it("comes back as it was written, or is refused, wherever it is written", async () => {
    const wrong: string[] = [];
    let kept = 0;
    for (const { name, endpoint } of quick.filter((each) => each.endpoint.body))
      for (const { place, sample } of textPlaces(endpoint).filter((each) => each.place[0] === "body"))
        for (const text of textsFor(name, unicodeTexts)) {
          const { status, body } = await sendSample(stack, endpoint, bend(sample, place, text), shop.token);
          if (status >= 500) wrong.push(`${name} ${place.join(".")} is ${status}, given ${text}`);
          if (status >= 300) continue;
          const said = leavesOf(body).filter((leaf) => leaf.place.at(-1) === place.at(-1));
          if (said.length === 0) continue;
          // What a register was called is only looked at where the shop has it no more.
          if (place.join(".") === "body.late.register") continue;
          kept += 1;
          // Tags are in small letters.
          const given = place.includes("tags") ? text.trim().toLowerCase() : text.trim();
          if (!said.some(({ value }) => value === given))
            wrong.push(`${name} ${place.join(".")} gives back another ${text}`);
        }
    expect(wrong).toEqual([]);
    expect(kept).toBeGreaterThan(50);
  });

  it("of a customer stands in the order as it was written", async () => {
    const product = await addProduct(stack, shop, { stock: 1_000 });
    for (const text of unicodeTexts.each) {
      const token = await addCart(stack, shop, [makeCartLine(product)]);
      const shown = await call(stack, cart.get, { query: { token } });
      await call(stack, cart.submit, {
        query: { token },
        body: {
          ...{ ...shown, customer: { name: text, phone: "" }, note: text },
          delivery: { method_id: deliveryMethodId, place: "Msimbazi 12" },
        },
      });
      const [row] = (await call(stack, orders.list, { query: { limit: 1 } }, shop)).items;
      const order = await call(stack, orders.get, { params: { id: row?.id ?? "" } }, shop);
      expect([order.customer?.name, order.note]).toEqual([text.trim(), text.trim()]);
    }
  });

  it("is counted as a browser counts it, in UTF-16 units", async () => {
    const named = (name: string) =>
      request(stack, products.create, { body: { name, category: "home", price_minor: 1 } }, shop);
    expect((await named("🍌".repeat(60))).status).toBe(201);
    expect((await named(`${"🍌".repeat(60)}a`)).status).toBe(422);
    const said = (message: string) =>
      stack.call("POST", `/plugin/conversation/${shop.botId}`, {
        body: { message, chat_id: "units", bot_id: shop.botId },
      });
    expect((await said("ä".repeat(1_024))).status).toBe(200);
    expect((await said("ä".repeat(1_025))).status).toBe(422);
    for (const blank of ["", "   ", "\u200b\u200b", "\u2060", "\ufeff", "\u00ad"])
      expect((await named(blank)).status).toBe(422);
  });
});
