import { addWords } from "@mauzo/chatflow/edit/edit-flow";
import { flowUnmatched } from "@mauzo/contract/conversations/flow-unmatched";
import { flows } from "@mauzo/contract/conversations/flows";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
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

const list = async () => (await call(stack, flowUnmatched.list, {}, shop)).items;
const sentences = async () => (await list()).map(({ sentence, count }) => [sentence, count]);
/** A customer who greets, and then writes these. */
async function write(...said: string[]) {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Habari");
  for (const words of said) await visitor.say(words);
  return visitor;
}

it("groups what nothing answers, whatever its case, accents, courtesies and slips, and names nobody's number", async () => {
  await addProduct(stack, shop, { name: "Kanga" });
  await write("kanga", "Kutuma mikoani", "asante", "kikapu");
  await write("KUTUMA  mikoani!!", "samahani kutuma mikoani tafadhali");
  await write("kutuma mkoani", "nitumie basi kwa 0754 123 456 au asha@duka.co.tz", "👍");
  const [first, ...others] = await list();
  expect(first).toMatchObject({ count: 4, language: "sw", spellings: ["kutuma mikoani", "kutuma mkoani"] });
  expect(Date.parse(first?.last_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
  expect(others.map(({ sentence }) => sentence)).toEqual(["nitumie basi kwa # au @"]);
  const stored = await stack.db.query("select sentence, spelling from unmatched_sentences where shop_id = $1", [
    shop.shopId,
  ]);
  expect(JSON.stringify(stored.rows)).not.toMatch(/754|asha/);
});

it("keeps no handle and no address of a page, but words with a full stop between them", async () => {
  await write(
    "niandikie @asha_tz",
    "ona instagram.com/asha.juma hapo",
    "ona https://wa.me/asha",
    "picha www.asha.co.tz zipo",
  );
  await write("punguzo la jumla.mkoani");
  expect((await list()).map(({ sentence }) => sentence).toSorted()).toEqual([
    "niandikie @",
    "ona @",
    "ona @ hapo",
    "picha @ zipo",
    "punguzo la jumla.mkoani",
  ]);
});

it("is answered once it became a keyword that is published", async () => {
  await write("kutuma mikoani");
  const { document, version } = await call(stack, flows.get, {}, shop);
  const led = addWords(document, "menu", (await list())[0]?.spellings ?? []);
  await call(stack, flows.save, { body: { document: led, version } }, shop);
  await call(stack, flows.publish, { body: { draft: version + 1, note: "", even_so: false } }, shop);
  const before = await countRows(stack, "unmatched_sentences");
  await write("Kutuma mikoani?", "kutuma mikoan");
  expect(await countRows(stack, "unmatched_sentences")).toBe(before);
});

it("leaves out what was dismissed in every spelling, until it is brought back", async () => {
  await write("kutuma mikoani", "punguzo la jumla");
  const dismiss = (dismissed: boolean) =>
    call(stack, flowUnmatched.dismiss, { body: { spellings: ["kutuma mikoani"], dismissed } }, shop);
  expect(await dismiss(true)).toEqual({ count: 1 });
  await write("kutuma mikoani", "kutuma mikoan");
  expect(await sentences()).toEqual([["punguzo la jumla", 1]]);
  await dismiss(false);
  expect((await sentences()).toSorted()).toEqual([
    ["kutuma mikoani", 3],
    ["punguzo la jumla", 1],
  ]);
});

it("keeps twenty of one conversation, thirty days, and none of a conversation that is gone", async () => {
  await write(
    ...Array.from({ length: 23 }, (_, index) => `jambo lisilojulikana ${String.fromCharCode(97 + index).repeat(2)}`),
  );
  expect(await countRows(stack, "unmatched_sentences where shop_id = $1", [shop.shopId])).toBe(20);
  await stack.db.query(
    "update unmatched_sentences set created_at = now() - interval '31 days' where shop_id = $1 and spelling not like '%aa'",
    [shop.shopId],
  );
  expect(await list()).toHaveLength(1);
  for (const table of ["messages", "threads", "conversations"])
    await stack.db.query(`delete from ${table} where shop_id = $1`, [shop.shopId]);
  expect(await countRows(stack, "unmatched_sentences where shop_id = $1", [shop.shopId])).toBe(0);
});

it("shows them to who may read conversations, of the own shop only", async () => {
  await write("kutuma mikoani");
  const other = await openShop(stack);
  expect((await call(stack, flowUnmatched.list, {}, other)).items).toEqual([]);
  const body = { spellings: ["kutuma mikoani"], dismissed: true };
  expect(await call(stack, flowUnmatched.dismiss, { body }, other)).toEqual({ count: 0 });
  const writer = await addMember(stack, shop, [{ resource: "chatflow", action: ["read", "create", "update"] }]);
  expect((await request(stack, flowUnmatched.list, {}, writer)).status).toBe(403);
  const reader = await addMember(stack, shop, [{ resource: "conversations", action: ["read"] }]);
  expect((await call(stack, flowUnmatched.list, {}, reader)).items).toHaveLength(1);
  expect((await request(stack, flowUnmatched.dismiss, { body }, reader)).status).toBe(403);
});
