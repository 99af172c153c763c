import { insertFirst, insertStep, setStep } from "@mauzo/chatflow/edit/edit-flow";
import { newStep } from "@mauzo/chatflow/edit/new-step";
import type { FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";
import { flows } from "@mauzo/contract/conversations/flows";
import { segments } from "@mauzo/contract/customers/segments";
import { cart } from "@mauzo/contract/orders/cart";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { linkTokenIn, startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { connectNumber, openTestInbound, write } from "../../../../test/whatsapp-number.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Asha" });
});
afterAll(() => stack.stop());

const read = () => call(stack, flows.get, {}, shop);
const save = (document: FlowDocument, version: number, by: { token: string } = shop) =>
  request(stack, flows.save, { body: { document, version } }, by);
const publish = (draft: number, note = "") => request(stack, flows.publish, { body: { draft, note } }, shop);
const versions = async () => (await call(stack, flows.versions, { query: {} }, shop)).items;

const greets = (flow: FlowDocument, words: string): FlowDocument => {
  const greeting = flow.nodes.find(({ id }) => id === "greeting");
  if (greeting?.kind !== "choice") throw new Error("no greeting");
  return setStep(flow, { ...greeting, text: { en: words, sw: words } });
};

/** Saves the draft with another greeting, and publishes it. */
async function publishGreeting(words: string) {
  const { document, version } = await read();
  await save(greets(document, words), version);
  const published = await publish(version + 1, words);
  expect(published.status).toBe(201);
}

it("begins with the flow that every shop has, keeps it as the first version, and brings it back", async () => {
  const begun = await read();
  expect(begun).toMatchObject({ version: 0, running: 0, changed: false });
  expect(await versions()).toEqual([]);
  const saved = await save(greets(begun.document, "Karibu sana"), 0);
  expect(saved.body).toEqual({ version: 1, changed: true });
  expect((await startChatVisitor(stack, shop).say("Hello")).text).toContain("welcome to Duka la Asha");
  expect((await publish(1, "Salamu mpya")).body).toMatchObject({ number: 2, note: "Salamu mpya", restores: null });
  expect((await startChatVisitor(stack, shop).say("Hello")).text).toContain("Karibu sana");
  const [newest, first] = await versions();
  expect([newest?.number, newest?.by, first?.number, first?.by]).toEqual([2, expect.any(String), 1, null]);
  const restored = await request(stack, flows.restore, { params: { id: first?.id ?? "" } }, shop);
  expect(restored.body).toMatchObject({ number: 3, restores: 1 });
  expect((await startChatVisitor(stack, shop).say("Hello")).text).toContain("welcome to Duka la Asha");
  // Nothing was unpublished, so the draft followed.
  expect(await read()).toMatchObject({ document: begun.document, running: 3, changed: false });
});

it("keeps a draft with changes when an earlier version is brought back", async () => {
  await publishGreeting("Ya kwanza");
  const { document, version } = await read();
  await save(greets(document, "Bado naandika"), version);
  const [, first] = await versions();
  await call(stack, flows.restore, { params: { id: first?.id ?? "" } }, shop);
  const kept = await read();
  expect([JSON.stringify(kept.document).includes("Bado naandika"), kept.changed]).toEqual([true, true]);
});

it("lets a running conversation finish with the version it began with, and meets the next day with the newest", async () => {
  const chai = await addProduct(stack, shop, { name: "Chai", stock: 9 });
  expect(chai.name).toBe("Chai");
  const [early, later] = [startChatVisitor(stack, shop), startChatVisitor(stack, shop)];
  await early.say("Hello");
  await publishGreeting("Pili");
  await later.say("Hello");
  await publishGreeting("Tatu");
  expect((await early.say("Hello")).text).toContain("welcome to Duka la Asha");
  expect((await later.say("Hello")).text).toContain("Pili");
  expect((await startChatVisitor(stack, shop).say("Hello")).text).toContain("Tatu");
  await later.say("chai");
  await later.pick("Chai");
  await stack.db.query("update conversations set updated_at = now() - interval '2 days' where shop_id = $1", [
    shop.shopId,
  ]);
  expect((await early.say("Hello")).text).toContain("Tatu");
  // Something is chosen: it is ordered with the words it was chosen with.
  expect((await later.say("Hello")).text).toContain("Pili");
});

it("refuses to publish what has errors, says the same, or was written by somebody else meanwhile", async () => {
  const { document } = await read();
  expect((await publish(0)).body).toMatchObject({ code: "flow_unchanged" });
  const open = insertStep(document, { from: "greeting", outlet: "more" }, newStep("choice", "swali"));
  expect((await save(open, 0)).status).toBe(200);
  expect(await publish(1)).toMatchObject({ status: 422, body: { code: "flow_has_errors", values: { count: 1 } } });
  expect((await save(greets(document, "Karibu"), 1)).status).toBe(200);
  expect(await publish(1)).toMatchObject({ status: 409, body: { code: "version_conflict", version: 2 } });
  expect((await startChatVisitor(stack, shop).say("Hello")).text).toContain("welcome to Duka la Asha");
});

it("loses nothing of two who write at once: the second is told", async () => {
  const { document } = await read();
  const answers = await Promise.all([save(greets(document, "Mmoja"), 0), save(greets(document, "Wawili"), 0)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it("publishes one version when two publish at once", async () => {
  const { document } = await read();
  await save(greets(document, "Karibu"), 0);
  const answers = await Promise.all([publish(1), publish(1)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await versions()).toHaveLength(2);
});

it("shows it to who may read it, lets who may update write, and who may create publish", async () => {
  const as = async (...action: ("read" | "create" | "update")[]) => {
    const by = await addMember(stack, shop, action.length > 0 ? [{ resource: "chatflow", action }] : []);
    const { document, version } = await read();
    const answers = [
      await request(stack, flows.get, {}, by),
      await save(greets(document, `v${version}`), version, by),
      await request(stack, flows.publish, { body: { draft: version + 1 } }, by),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await as()).toEqual([403, 403, 403]);
  expect(await as("read")).toEqual([200, 403, 403]);
  expect(await as("read", "update")).toEqual([200, 200, 403]);
  expect(await as("read", "update", "create")).toEqual([200, 200, 201]);
});

it("asks, decides and tells the staff: what a new kind of step does is done once, behind what was said", async () => {
  const { document } = await read();
  const ask: FlowNode = {
    ...{ id: "swali", kind: "ask", text: { sw: "Jina lako?" }, unfit: { sw: "Tena" }, expects: "text" },
    ...{ name: "jina", tries: 2, options: [] },
  };
  const hours: FlowNode = {
    id: "saa",
    kind: "condition",
    test: { of: "hours", days: [0, 1, 2, 3, 4, 5, 6], from: 0, until: 1440 },
  };
  const told: FlowNode = { id: "arifu", kind: "notify", note: "{jina} anauliza" };
  const tag: FlowNode = { id: "lebo", kind: "tag", tag: "boti", change: "add" };
  const open: FlowNode = { id: "wazi", kind: "message", text: { sw: "Tupo, {jina}" } };
  let flow = insertFirst(document, ask);
  for (const [at, node] of [
    ["swali", hours],
    ["saa", told],
    ["arifu", tag],
    ["lebo", open],
  ] as const)
    flow = insertStep(flow, { from: at, outlet: at === "saa" ? "yes" : "next" }, node);
  await save(flow, 0);
  expect((await publish(1)).status).toBe(201);
  const visitor = startChatVisitor(stack, shop);
  expect((await visitor.say("Habari")).text).toBe("Jina lako?");
  expect((await visitor.say("Asha")).text).toContain("Tupo, Asha");
  const { rows } = await stack.db.query(
    `select n.text, n.after_seq::int, t.reason, t.answered_by from conversation_notes n
     join threads t using (shop_id, conversation_id) where n.shop_id = $1`,
    [shop.shopId],
  );
  expect(rows).toEqual([{ text: "Asha anauliza", after_seq: 3, reason: "told", answered_by: "bot" }]);
});

it("takes nobody for the customer whose number they typed into a cart, but whom WhatsApp names", async () => {
  const phone = "+255754321987";
  const chai = await addProduct(stack, shop, { name: "Chai", stock: 90 });
  for (const _ of ["first", "second"])
    await addOrder(stack, shop, { product: chai, customer: { name: "Juma", phone } });
  await stack.db.query("update customers set tags = '{vip}' where shop_id = $1", [shop.shopId]);
  const { document } = await read();
  let flow = insertFirst(document, { id: "lebo", kind: "tag", tag: "boti", change: "add" });
  const ofTag = { match: "all" as const, rules: [{ criterion: "tag", operator: "eq", value: "vip", not: false }] };
  const vips = await call(stack, segments.create, { body: { name: "Wanaotujua", document: ofTag } }, shop);
  for (const [from, outlet, node] of [
    ["lebo", "next", { id: "mwana", kind: "condition", test: { of: "tag", tag: "vip" } }],
    ["mwana", "yes", { id: "kundi", kind: "condition", test: { of: "segment", segment: vips.id } }],
    ["kundi", "yes", { id: "ndio", kind: "message", text: { sw: "Karibu tena VIP" } }],
    ["ndio", "next", { id: "deni", kind: "condition", test: { of: "owed" } }],
    ["deni", "yes", { id: "anadaiwa", kind: "message", text: { sw: "Una deni kwetu" } }],
    ["mwana", "no", { id: "oda", kind: "condition", test: { of: "orders", least: 2 } }],
    ["oda", "yes", { id: "tele", kind: "message", text: { sw: "Umeagiza mara nyingi" } }],
  ] satisfies [string, string, FlowNode][])
    flow = insertStep(flow, { from, outlet }, node);
  await save(flow, 0);
  expect((await publish(1)).status).toBe(201);

  const stranger = startChatVisitor(stack, shop);
  const order = async () => {
    await stranger.say("chai");
    await stranger.pick("Chai");
    await stranger.say("1");
    const token = linkTokenIn((await stranger.pick("Get order link")).text);
    const shown = await call(stack, cart.get, { query: { token } });
    await call(stack, cart.submit, { query: { token }, body: { ...shown, customer: { phone } } });
  };
  await stranger.say("Hello");
  await order();
  expect((await stranger.say("Hello")).text).not.toMatch(/VIP|mara nyingi/);
  const known = await stack.db.query("select tags, total_orders from customers where shop_id = $1", [shop.shopId]);
  expect(known.rows).toEqual([{ tags: ["vip"], total_orders: 3 }]);
  // What they ordered here is theirs.
  await order();
  expect((await stranger.say("Hello")).text).toContain("mara nyingi");

  const number = await connectNumber(stack, shop);
  const inbound = openTestInbound(stack);
  await write(stack, number, { waId: phone.slice(1) }, {});
  await inbound.handleDue();
  await inbound.stop();
  const { rows } = await stack.db.query("select wire::text from outbox where shop_id = $1", [shop.shopId]);
  expect(JSON.stringify(rows)).toContain("Karibu tena VIP");
  expect(JSON.stringify(rows)).toContain("Una deni kwetu");
  // What the flow asks for stays, and what is gone is not published.
  const ofSegment = { params: { id: vips.id } };
  expect(await request(stack, segments.remove, ofSegment, shop)).toMatchObject({
    ...{ status: 409, body: { code: "segment_in_use", values: { uses: "“Duka la Asha”" } } },
  });
  await stack.db.query("update segments set removed_at = now() where id = $1", [vips.id]);
  const reworded = { ...flow, fallback: { sw: "Samahani?" } };
  await save(reworded, 1);
  expect(await publish(2)).toMatchObject({ status: 422, body: { detail: [{ code: "segment_unknown" }] } });
  const tagged = await stack.db.query("select tags from customers where shop_id = $1", [shop.shopId]);
  expect(tagged.rows).toEqual([{ tags: ["vip", "boti"] }]);
});

it("reads a draft that an earlier release has saved", async () => {
  const { document } = await read();
  await save(greets(document, "Karibu"), 0);
  await stack.db.query(
    `update flow_drafts set document = jsonb_set(document, '{format}', '2') #- '{nodes,6,reason}' where shop_id = $1`,
    [shop.shopId],
  );
  expect(await read()).toMatchObject({ version: 1, document: { format: 7 }, changed: true });
});

it("counts who reached a step, who went on from it, and who has been silent there for a day", async () => {
  await publishGreeting("Karibu");
  const [goes, stays, fresh] = [
    startChatVisitor(stack, shop),
    startChatVisitor(stack, shop),
    startChatVisitor(stack, shop),
  ];
  for (const visitor of [goes, stays, fresh]) await visitor.say("Hello");
  await goes.say("more");
  const aged = "update messages set created_at = created_at - interval '2 days' where shop_id = $1 and seq <= 2";
  await stack.db.query(
    `${aged} and conversation_id <> (select max(conversation_id::text)::uuid from messages where shop_id = $1)`,
    [shop.shopId],
  );
  const { items } = await call(stack, flows.numbers, {}, shop);
  expect(items).toEqual([
    { node: "greeting", reached: 3, answered: 1, left: 1 },
    { node: "more", reached: 1, answered: 0, left: 0 },
  ]);
});
