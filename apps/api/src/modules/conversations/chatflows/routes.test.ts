import { addWords, setStep } from "@mauzo/chatflow/edit/edit-flow";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { chatflows, chatflowsMost } from "@mauzo/contract/conversations/chatflows";
import { flowTests } from "@mauzo/contract/conversations/flow-tests";
import { flowUnmatched } from "@mauzo/contract/conversations/flow-unmatched";
import { flows } from "@mauzo/contract/conversations/flows";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
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

const list = async () => (await call(stack, chatflows.list, {}, shop)).items;
const at = (flow?: string) => ({ query: flow === undefined ? {} : { flow } });
const read = (flow?: string) => call(stack, flows.get, at(flow), shop);
const greets = (flow: FlowDocument, words: string): FlowDocument => {
  const greeting = flow.nodes.find(({ id }) => id === "greeting");
  if (greeting?.kind !== "choice") throw new Error("no greeting");
  return setStep(flow, { ...greeting, text: { en: words, sw: words } });
};
/** Begins a flow that greets like this, as a draft. */
const begin = async (name: string, words: string) =>
  (await call(stack, chatflows.create, { body: { name, document: greets((await read()).document, words) } }, shop)).id;
async function publish(flow?: string) {
  const { version } = await read(flow);
  return call(stack, flows.publish, { ...at(flow), body: { draft: version, note: "" } }, shop);
}
const make = (id: string, channel: "web" | "whatsapp") =>
  request(stack, chatflows.makeDefault, { params: { id }, body: { channel } }, shop);
const remove = (id: string) => request(stack, chatflows.remove, { params: { id } }, shop);
const greeted = async () => (await startChatVisitor(stack, shop).say("Hello")).text;

it("begins with one flow, which both channels have", async () => {
  expect(await list()).toEqual([
    {
      ...{ id: shop.botId, name: null, default_for: ["web", "whatsapp"], published: null, version: 1, scheduled: null },
      changed_at: expect.any(String),
    },
  ]);
});

it("runs another flow on each channel, and leaves who is talking where they are", async () => {
  const early = startChatVisitor(stack, shop);
  await early.say("Hello");
  const party = await begin("Sherehe", "Karibu kwenye sherehe");
  expect(await read(party)).toMatchObject({ version: 1, running: 0, changed: true });
  expect(await make(party, "web")).toMatchObject({ status: 409, body: { code: "chatflow_unpublished" } });
  expect((await publish(party)).number).toBe(1);
  expect(await greeted()).toContain("welcome to Duka la Asha");
  expect((await make(party, "web")).status).toBe(200);
  expect((await list()).map(({ name, default_for, published }) => [name, default_for, published?.number])).toEqual([
    [null, ["whatsapp"], undefined],
    ["Sherehe", ["web"], 1],
  ]);
  expect(await greeted()).toContain("Karibu kwenye sherehe");
  expect((await early.say("Hello")).text).toContain("welcome to Duka la Asha");

  const number = await connectNumber(stack, shop);
  const inbound = openTestInbound(stack);
  await write(stack, number, { waId: "255754321987" }, {});
  await inbound.handleDue();
  await inbound.stop();
  const { rows } = await stack.db.query("select wire::text from outbox where shop_id = $1", [shop.shopId]);
  expect(JSON.stringify(rows)).toContain("Duka la Asha");
  expect(JSON.stringify(rows)).not.toContain("sherehe");
});

it("keeps drafts, versions, tests, numbers and what was not understood of each flow apart", async () => {
  const party = await begin("Sherehe", "Karibu kwenye sherehe");
  await publish(party);
  const { document, version } = await read();
  await call(stack, flows.save, { body: { document: greets(document, "Karibu dukani"), version } }, shop);
  // The flow it had until now is kept as a version of its own.
  expect((await publish()).number).toBe(3);
  const numbers = async (flow?: string) =>
    (await call(stack, flows.versions, at(flow), shop)).items.map(({ number }) => number);
  expect([await numbers(), await numbers(party)]).toEqual([[3, 2], [1]]);

  const heard = [{ kind: "text" as const, text: "Habari" }];
  const talk = { name: "Salamu", language: "sw" as const, channel: "web" as const, heard };
  await call(stack, flowTests.create, { query: { flow: party }, body: talk }, shop);
  const tests = async (flow?: string) => (await call(stack, flowTests.list, at(flow), shop)).items;
  expect([(await tests()).length, (await tests(party)).length]).toEqual([0, 1]);

  const said = async (words: string) => {
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Habari");
    await visitor.say(words);
  };
  await said("kutuma mikoani");
  await make(party, "web");
  await said("punguzo la jumla");
  const unmatched = async (flow: string) =>
    (await call(stack, flowUnmatched.list, at(flow), shop)).items.map(({ sentence }) => sentence);
  expect([await unmatched(shop.botId), await unmatched(party)]).toEqual([["kutuma mikoani"], ["punguzo la jumla"]]);
  const reached = async (flow: string) =>
    (await call(stack, flows.numbers, at(flow), shop)).items.map(({ node, reached }) => [node, reached]);
  expect([await reached(shop.botId), await reached(party)]).toEqual([[["greeting", 1]], [["greeting", 1]]]);
  const dismiss = { spellings: ["punguzo la jumla"], dismissed: true };
  expect(await call(stack, flowUnmatched.dismiss, { query: { flow: shop.botId }, body: dismiss }, shop)).toEqual({
    count: 0,
  });

  const [newest] = (await call(stack, flows.versions, { query: { flow: party } }, shop)).items;
  const led = addWords((await read(party)).document, "menu", ["ukumbi"]);
  await call(stack, flows.save, { query: { flow: party }, body: { document: led, version: 1 } }, shop);
  await publish(party);
  await call(stack, flows.restore, { params: { id: newest?.id ?? "" } }, shop);
  expect([await numbers(shop.botId), await numbers(party)]).toEqual([
    [3, 2],
    [5, 4, 1],
  ]);
  expect((await read(party)).document.keywords).not.toContainEqual(expect.objectContaining({ words: ["ukumbi"] }));
});

it("copies a flow with what its draft says, and gives it a name, once", async () => {
  const party = await begin("Sherehe", "Karibu kwenye sherehe");
  const { id } = await call(stack, chatflows.copy, { params: { id: party }, body: { name: "Harusi" } }, shop);
  expect(JSON.stringify((await read(id)).document)).toContain("Karibu kwenye sherehe");
  const rename = (version: number) =>
    request(stack, chatflows.rename, { params: { id }, body: { name: `Harusi ${version}`, version } }, shop);
  const answers = await Promise.all([rename(1), rename(1)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await list()).map(({ name }) => name)).toEqual([null, "Sherehe", "Harusi 1"]);
});

it("deletes none that a channel has or that somebody talks with, and says so", async () => {
  const party = await begin("Sherehe", "Karibu kwenye sherehe");
  await publish(party);
  await make(party, "web");
  expect((await remove(party)).body).toMatchObject({ code: "chatflow_is_default" });
  const guest = startChatVisitor(stack, shop);
  await guest.say("Hello");
  await make(shop.botId, "web");
  expect((await remove(party)).body).toMatchObject({ code: "chatflow_runs" });
  await stack.db.query("update messages set created_at = now() - interval '25 hours' where shop_id = $1", [
    shop.shopId,
  ]);
  expect((await remove(party)).status).toBe(200);
  expect((await remove(party)).status).toBe(404);
  expect((await list()).map(({ id }) => id)).toEqual([shop.botId]);
  expect((await request(stack, flows.get, { query: { flow: party } }, shop)).status).toBe(404);
  // Who comes back to it within the day of their last words still finds it.
  expect((await guest.say("Hello")).text).toContain("Karibu kwenye sherehe");
});

it("gives a channel one flow when two are chosen at once, and never one that is deleted meanwhile", async () => {
  const [one, other] = [await begin("Moja", "Ya kwanza"), await begin("Mbili", "Ya pili")];
  for (const id of [one, other]) await publish(id);
  const answers = await Promise.all([make(one, "web"), make(other, "web"), make(shop.botId, "web")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const of = (await list()).filter(({ default_for }) => default_for.includes("web"));
  expect(of).toHaveLength(1);
  await make(shop.botId, "web");
  const [chosen, removed] = await Promise.all([make(one, "whatsapp"), remove(one)]);
  expect([chosen.status, removed.status].toSorted()).toEqual(chosen.status === 200 ? [200, 409] : [200, 404]);
});

it("stops at as many flows as there may be", async () => {
  const { document } = await read();
  await stack.db.query(
    "insert into chatflows (shop_id, name) select $1::uuid, 'Mtiririko ' || n from generate_series(2, $2::int) n",
    [shop.shopId, chatflowsMost],
  );
  expect(await request(stack, chatflows.create, { body: { name: "Moja zaidi", document } }, shop)).toMatchObject({
    status: 409,
    body: { code: "too_many_chatflows", values: { most: chatflowsMost } },
  });
});

it("shows and changes only the own shop's, to those who may", async () => {
  const party = await begin("Sherehe", "Karibu kwenye sherehe");
  await publish(party);
  const stranger = await openShop(stack);
  const one = { params: { id: party } };
  for (const answer of [
    await request(stack, flows.get, { query: { flow: party } }, stranger),
    await request(stack, chatflows.makeDefault, { ...one, body: { channel: "web" } }, stranger),
    await request(stack, chatflows.copy, { ...one, body: { name: "Yetu" } }, stranger),
    await request(stack, chatflows.remove, one, stranger),
  ])
    expect(answer.status).toBe(404);
  const as = async (...action: ("read" | "create" | "update" | "delete")[]) => {
    const by = await addMember(stack, shop, [{ resource: "chatflow", action }]);
    const answers = [
      await request(stack, chatflows.list, {}, by),
      await request(stack, chatflows.rename, { ...one, body: { name: "Jina", version: 99 } }, by),
      await request(stack, chatflows.makeDefault, { ...one, body: { channel: "web" } }, by),
      await request(stack, chatflows.remove, one, by),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await as("read")).toEqual([200, 403, 403, 403]);
  expect(await as("read", "update")).toEqual([200, 409, 403, 403]);
  expect(await as("read", "create")).toEqual([200, 403, 200, 403]);
  expect(await as("read", "delete")).toEqual([200, 403, 403, 409]);
});
