import type { Product } from "@mauzo/contract/catalogue/products";
import { sets } from "@mauzo/contract/catalogue/sets";
import { customers } from "@mauzo/contract/customers/customers";
import { readySegments, SegmentDocument, type SegmentDocumentInput } from "@mauzo/contract/customers/segment-criteria";
import { segments } from "@mauzo/contract/customers/segments";
import { orders } from "@mauzo/contract/orders/orders";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

type Rule = Exclude<SegmentDocument["rules"][number], { rules: unknown }>;
type Known = {
  id: string;
  total: number;
  orders: number;
  owed: number;
  /** Days ago by the shop's calendar; null: never ordered. */
  last: number | null;
  first: number | null;
  place: string;
  language: string | null;
  gender: string | null;
  tags: string[];
  channels: string[];
  source: string;
  consents: string[];
  bought: boolean;
};
/** The set that has the product they bought. */
let setId: string;

let stack: Stack;
let shop: OpenedShop;
let product: Product;
const people: Known[] = [];
const [places, tags, languages, genders] = [
  ["", "Sinza", "Mbezi Beach"],
  ["vip", "jumla"],
  [null, "en", "sw"],
  [null, "male", "female"],
] as const;
const agreed = [[], ["sms"], ["sms", "whatsapp"]] as const;
const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % from.length];

beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 1000 });
  for (let at = 0; at < 40; at++) {
    const { rows } = await stack.db.query<{ id: string }>(
      `insert into customers (shop_id, name, place, tags, language, gender, source, channels, total_minor, total_orders,
         owed_minor, first_order_at, last_order_at, consents)
       select $1, 'Mtu ' || $2::int, $3, $4, $5, $6, $7, $8, $9, $10, $11,
         (date_trunc('day', now() at time zone s.time_zone) - make_interval(days => $12::int) + interval '9 hours') at time zone s.time_zone,
         (date_trunc('day', now() at time zone s.time_zone) - make_interval(days => $13::int) + interval '1 second') at time zone s.time_zone, $14
       from shops s where s.shop_id = $1 returning id`,
      [
        ...[shop.shopId, at, pick(places, at), tags.filter((_, tag) => (at >> tag) % 2 === 1)],
        ...[pick(languages, at >> 1), pick(genders, at >> 2), pick(["web", "added"], at), at % 4 === 0 ? [] : ["web"]],
        ...[at * 100, at % 6, (at % 3) * 50],
        ...(at % 5 === 0 ? [null, null] : [(at % 7) + 3, at % 4]),
        pick(agreed, at),
      ],
    );
    people.push({
      ...{ id: rows[0]?.id ?? "", total: at * 100, orders: at % 6, owed: (at % 3) * 50, bought: false },
      ...{ first: at % 5 === 0 ? null : (at % 7) + 3, last: at % 5 === 0 ? null : at % 4 },
      ...{
        place: pick(places, at) ?? "",
        language: pick(languages, at >> 1) ?? null,
        gender: pick(genders, at >> 2) ?? null,
      },
      ...{ tags: tags.filter((_, tag) => (at >> tag) % 2 === 1), channels: at % 4 === 0 ? [] : ["web"] },
      source: pick(["web", "added"], at) ?? "",
      consents: [...(pick(agreed, at) ?? [])],
    });
  }
  const { id } = await createManualOrder(stack, shop, {
    ...selectProduct(product),
    customer: { name: "Mnunuzi", phone: "0712345678" },
  });
  expect(id).not.toBe("");
  const other = await addProduct(stack, shop, { stock: 10, category: "media" });
  const cancelled = await createManualOrder(stack, shop, {
    ...selectProduct(other),
    customer: { name: "Aliyeghairi", phone: "0712345679" },
  });
  const cancel = { from: "new", to: "cancelled", reason: "" } as const;
  await call(stack, orders.move, { params: { id: cancelled.id }, body: cancel }, shop);
  const none = { en: "", sw: "" };
  const set = {
    kind: "curated",
    name: "Kanga",
    header: none,
    body: none,
    footer: none,
    product_ids: [product.id],
  } as const;
  setId = (await call(stack, sets.create, { body: set }, shop)).id;
  await dispatchFacts(stack);
  const [buyer] = (await call(stack, customers.list, { query: { search: "Mnunuzi" } }, shop)).items;
  people.push({
    ...{
      id: buyer?.id ?? "",
      total: buyer?.total.minor ?? 0,
      orders: 1,
      owed: buyer?.owed.minor ?? 0,
      last: 0,
      first: 0,
    },
    ...{ place: "", language: null, gender: null, tags: [], channels: ["manual"], source: "manual", bought: true },
    consents: [],
  });
  const [undecided] = (await call(stack, customers.list, { query: { search: "Aliyeghairi" } }, shop)).items;
  people.push({
    ...{ id: undecided?.id ?? "", total: 0, orders: 0, owed: 0, last: null, first: null, place: "", language: null },
    ...{ gender: null, tags: [], channels: ["manual"], source: "manual", bought: false, consents: [] },
  });
});
afterAll(() => stack.stop());

const operator = fc.constantFrom("gt" as const, "lt" as const, "eq" as const, "ge" as const, "le" as const);
const not = fc.boolean();
const eq = fc.constant("eq" as const);
const rule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({
    criterion: fc.constantFrom("total_amount" as const),
    operator,
    value: fc.integer({ min: 0, max: 4100 }),
    not,
  }),
  fc.record({ criterion: fc.constant("total_orders" as const), operator, value: fc.integer({ min: 0, max: 6 }), not }),
  fc.record({ criterion: fc.constant("owed" as const), operator, value: fc.constantFrom(0, 50, 100), not }),
  fc.record({
    criterion: fc.constantFrom("last_order" as const, "first_order" as const),
    operator,
    value: fc.integer({ min: 0, max: 10 }),
    not,
  }),
  fc.record({
    criterion: fc.constant("location" as const),
    operator: eq,
    value: fc.constantFrom("sinza", " Mbezi  beach"),
    not,
  }),
  fc.record({
    criterion: fc.constant("tag" as const),
    operator: eq,
    value: fc.constantFrom("vip", "jumla", "hakuna"),
    not,
  }),
  fc.record({
    criterion: fc.constant("language" as const),
    operator: eq,
    value: fc.constantFrom("en" as const, "sw" as const),
    not,
  }),
  fc.record({
    criterion: fc.constant("gender" as const),
    operator: eq,
    value: fc.constantFrom("male" as const, "female" as const),
    not,
  }),
  fc.record({
    criterion: fc.constant("channel" as const),
    operator: eq,
    value: fc.constantFrom("web" as const, "manual" as const),
    not,
  }),
  fc.record({
    criterion: fc.constant("source" as const),
    operator: eq,
    value: fc.constantFrom("web" as const, "added" as const),
    not,
  }),
  fc.record({
    criterion: fc.constant("consent" as const),
    operator: eq,
    value: fc.constantFrom("whatsapp" as const, "sms" as const),
    not,
  }),
  fc
    .record({
      asked: fc.constantFrom("bought" as const, "bought_category" as const, "bought_set" as const),
      within_days: fc.constantFrom(null, 0, 30),
      not,
    })
    .map(({ asked, ...more }): Rule => {
      const rest = { operator: "eq" as const, ...more };
      if (asked === "bought_category") return { criterion: asked, value: "home", ...rest };
      return { criterion: asked, value: asked === "bought" ? product.id : setId, ...rest };
    }),
);
const match = fc.constantFrom("all" as const, "any" as const);
const group = fc.record({ match, rules: fc.array(rule, { minLength: 1, maxLength: 3 }) });
const document = fc.record({ match, rules: fc.array(fc.oneof(rule, group), { minLength: 1, maxLength: 4 }) });

const folded = (place: string) => place.trim().replace(/\s+/g, " ").toLowerCase();
const compare = {
  gt: (a: number, b: number) => a > b,
  lt: (a: number, b: number) => a < b,
  eq: (a: number, b: number) => a === b,
  ge: (a: number, b: number) => a >= b,
  le: (a: number, b: number) => a <= b,
};

function holds(person: Known, one: Rule): boolean {
  switch (one.criterion) {
    case "total_amount":
      return compare[one.operator](person.total, one.value);
    case "total_orders":
      return compare[one.operator](person.orders, one.value);
    case "owed":
      return compare[one.operator](person.owed, one.value);
    case "last_order":
      return person.last !== null && compare[one.operator](person.last, one.value);
    case "first_order":
      return person.first !== null && compare[one.operator](person.first, one.value);
    case "location":
      return folded(person.place) === folded(one.value);
    case "tag":
      return person.tags.includes(one.value);
    case "channel":
      return person.channels.includes(one.value);
    case "language":
      return person.language === one.value;
    case "gender":
      return person.gender === one.value;
    case "source":
      return person.source === one.value;
    case "consent":
      return person.consents.includes(one.value);
    case "bought":
    case "bought_category":
    case "bought_set":
      return person.bought;
  }
}
function matches(person: Known, { match, rules }: Pick<SegmentDocument, "match" | "rules">): boolean {
  const each = rules.map((one) => ("rules" in one ? matches(person, one) : holds(person, one) !== one.not));
  return match === "all" ? each.every(Boolean) : each.some(Boolean);
}

it("a segment's members are those a plain filter finds, whatever it asks", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(document, async (asked) => {
      const expected = people.filter((person) => matches(person, asked)).map(({ id }) => id);
      const { count, samples } = await call(stack, segments.count, { body: { document: asked } }, shop);
      expect(count).toBe(expected.length);
      expect(samples).toHaveLength(Math.min(10, count));
      for (const { id } of samples) expect(expected).toContain(id);
    }),
    { numRuns: Math.ceil(150 * Number(process.env.PROPERTY_SHARE ?? 1)), endOnFailure: true },
  );
});

it("is saved under a name of its own, filters the list, is deleted and comes back", async () => {
  const save = (name: string, asked: SegmentDocumentInput = readySegments.owing) =>
    request(stack, segments.create, { body: { name, document: asked } }, shop);
  const owing = await call(
    stack,
    segments.create,
    { body: { name: "Wanaodaiwa", document: readySegments.owing } },
    shop,
  );
  expect(owing).toMatchObject({ version: 0, document: SegmentDocument.parse(readySegments.owing) });
  expect((await save("WANAODAIWA")).status).toBe(409);
  const members = await call(
    stack,
    customers.list,
    { query: { segment: owing.id, limit: 100, sort: "total_desc" } },
    shop,
  );
  expect(new Set(members.items.map(({ id }) => id))).toEqual(
    new Set(people.filter(({ owed }) => owed > 0).map(({ id }) => id)),
  );
  const at = { params: { id: owing.id } };
  expect(await request(stack, segments.update, { ...at, body: { name: "Deni", version: 0 } }, shop)).toMatchObject({
    status: 200,
  });
  expect(await request(stack, segments.update, { ...at, body: { name: "Madeni", version: 0 } }, shop)).toMatchObject({
    status: 409,
  });
  for (let twice = 0; twice < 2; twice++) expect((await request(stack, segments.remove, at, shop)).status).toBe(200);
  expect((await request(stack, segments.get, at, shop)).status).toBe(404);
  expect((await request(stack, customers.list, { query: { segment: owing.id } }, shop)).status).toBe(422);
  expect((await request(stack, segments.restore, at, shop)).status).toBe(200);
  expect((await call(stack, segments.list, {}, shop)).items.map(({ name }) => name)).toEqual(["Deni"]);
});
