import { setStep } from "@mauzo/chatflow/edit/edit-flow";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { flowTests, flowTestsMost, type NewFlowTest } from "@mauzo/contract/conversations/flow-tests";
import { flows } from "@mauzo/contract/conversations/flows";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Asha" });
});
afterAll(() => stack.stop());

const tests = async () => (await call(stack, flowTests.list, {}, shop)).items;
const write = (text: string) => ({ kind: "text", text }) as const;
const talk = (...heard: NewFlowTest["heard"]): NewFlowTest => ({
  ...{ name: "Anauliza chai", language: "sw", channel: "web" },
  heard,
});
const save = (body: NewFlowTest) => call(stack, flowTests.create, { body }, shop);
const publish = (draft: number, even_so = false) =>
  request(stack, flows.publish, { body: { draft, note: "", even_so } }, shop);

/** Saves a draft that greets otherwise. @returns its version */
async function greet(words: string, change = (flow: FlowDocument) => flow): Promise<number> {
  const { document, version } = await call(stack, flows.get, {}, shop);
  const greeting = document.nodes.find(({ id }) => id === "greeting");
  if (greeting?.kind !== "choice") throw new Error("no greeting");
  const greets = setStep(document, { ...greeting, text: { en: words, sw: words } });
  await call(stack, flows.save, { body: { document: change(greets), version } }, shop);
  return version + 1;
}

it("holds the draft to what was saved, whatever the shelf has become since, and says message by message what differs", async () => {
  const { id: chai } = await addProduct(stack, shop, { name: "Chai", stock: 9 });
  await save(talk(write("Habari"), write("chai"), { kind: "pick", id: `products:${chai}`, title: "Chai" }));
  await stack.db.query("update variants set stock = 0 where shop_id = $1", [shop.shopId]);
  const [kept] = await tests();
  expect(kept).toMatchObject({ name: "Anauliza chai", outcome: "same" });
  expect(kept?.turns.map(({ outcome, now }) => [outcome, now])).toEqual(Array(3).fill(["same", null]));
  expect(kept?.turns[1]?.was.join("\n")).toContain("Chai");
  await greet("Karibu sana");
  const [changed] = await tests();
  expect(changed?.outcome).toBe("words");
  expect(changed?.turns[0]).toMatchObject({ outcome: "words", was: [expect.stringContaining("Duka la Asha")] });
  expect(changed?.turns[0]?.now?.[0]).toContain("Karibu sana");
  await greet("Karibu sana", (flow) => ({ ...flow, start: "handover", keywords: [] }));
  expect((await tests())[0]?.turns[0]?.outcome).toBe("path");
});

it("asks before it publishes what goes otherwise than expected, and takes what is accepted for expected", async () => {
  const { id } = await save(talk(write("Habari")));
  const draft = await greet("Karibu sana");
  expect(await publish(draft)).toMatchObject({
    status: 409,
    body: { code: "flow_tests_differ", values: { count: 1 } },
  });
  expect((await startChatVisitor(stack, shop).say("Hello")).text).toContain("welcome to Duka la Asha");
  const accept = (version: number) =>
    request(stack, flowTests.accept, { params: { id }, body: { draft: version } }, shop);
  expect(await accept(draft - 1)).toMatchObject({ status: 409, body: { code: "version_conflict" } });
  expect((await accept(draft)).status).toBe(201);
  expect((await tests())[0]?.outcome).toBe("same");
  expect((await publish(draft)).status).toBe(201);
  const next = await greet("Karibu tena");
  expect((await publish(next, true)).status).toBe(201);
  await call(stack, flowTests.remove, { params: { id } }, shop);
  expect(await tests()).toEqual([]);
});

it("saves what a customer wrote without their number, and forgets it with their conversation", async () => {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Habari");
  await visitor.say("nipigie 0754 123 456 au asha@duka.co.tz");
  const { rows } = await stack.db.query<{ id: string }>("select id from conversations where shop_id = $1", [
    shop.shopId,
  ]);
  const params = { id: rows[0]?.id ?? "" };
  await call(stack, flowTests.createFromConversation, { params, body: { name: "Anataka kupigiwa" } }, shop);
  const [saved] = await tests();
  expect(saved?.turns.map(({ heard }) => heard)).toEqual([
    write("Habari"),
    write("nipigie 0712345678 au mteja@example.com"),
  ]);
  const other = await openShop(stack);
  const writer = await addMember(stack, shop, [{ resource: "chatflow", action: ["read", "create"] }]);
  for (const who of [other, writer]) {
    const stolen = request(stack, flowTests.createFromConversation, { params, body: { name: "Wizi" } }, who);
    expect((await stolen).status).toBe(404);
  }
  for (const table of ["messages", "threads", "conversations"])
    await stack.db.query(`delete from ${table} where shop_id = $1`, [shop.shopId]);
  expect(await tests()).toEqual([]);
});

it("keeps fifty at most, also when two are saved at once, and lets nobody read who may not", async () => {
  await save(talk(write("Habari")));
  await stack.db.query(
    `insert into flow_tests (shop_id, name, talk, user_id, user_name)
     select shop_id, name, talk, user_id, user_name from flow_tests, generate_series(1, $2) where shop_id = $1`,
    [shop.shopId, flowTestsMost - 2],
  );
  const answers = await Promise.all(
    [1, 2].map(() => request(stack, flowTests.create, { body: talk(write("Chai")) }, shop)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await tests()).toHaveLength(flowTestsMost);
  const packer = await addMember(stack, shop, [{ resource: "orders", action: ["read"] }]);
  expect((await request(stack, flowTests.list, {}, packer)).status).toBe(403);
});
