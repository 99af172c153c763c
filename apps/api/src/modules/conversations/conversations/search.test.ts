import { conversations } from "@mauzo/contract/conversations/conversations";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
});
afterAll(() => stack.stop());

const find = async (words: string, by: { token: string } = shop) =>
  (await call(stack, conversations.search, { query: { words } }, by)).items;

it("finds whole words and the beginning of the last one, in the shop's own messages, the newest first", async () => {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Naomba bei ya vitambaa vya harusi");
  await startChatVisitor(stack, shop).say("Vitambaa vyenu vipo Mbezi?");
  await startChatVisitor(stack, other).say("Vitambaa vya harusi vya jirani");
  const found = await find("VITAMBAA");
  expect(found.map(({ text }) => text)).toEqual(["Vitambaa vyenu vipo Mbezi?", "Naomba bei ya vitambaa vya harusi"]);
  expect(await find("vitambaa haru")).toMatchObject([{ from: "customer", seq: 1 }]);
  expect(await find("vitam harusi")).toEqual([]);
  expect(await find("hayupo")).toEqual([]);
  expect(await find("& ! ' :* \\")).toEqual([]);
  const first = await call(stack, conversations.search, { query: { words: "vitambaa", limit: 1 } }, shop);
  const second = await call(
    stack,
    conversations.search,
    { query: { words: "vitambaa", limit: 1, cursor: first.next ?? "" } },
    shop,
  );
  expect([...first.items, ...second.items]).toEqual(found);
  expect(second.next).toBeNull();
  const seller = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  expect((await request(stack, conversations.search, { query: { words: "vitambaa" } }, seller)).status).toBe(403);
});

it("finds what was said long ago, and shows it in its place", async () => {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Zulia la zamani");
  for (let at = 0; at < 10; at++) await visitor.say(`Habari ${at}`);
  const [hit] = await find("zulia");
  // As if it had been said a year before: the time of a message is in its id.
  const yearAgo = (Date.now() - 365 * 86_400_000).toString(16).padStart(12, "0");
  const old = `${yearAgo.slice(0, 8)}-${yearAgo.slice(8)}-7000-8000-000000000001`;
  await stack.db.query("update messages set id = $2 where id = $1", [hit?.id, old]);
  await stack.db.query(
    `with c as (insert into conversations (shop_id, id, bot_id, channel, chat_id, visitor_hash)
       select shop_id, $2, bot_id, channel, 'zamani', sha256('zamani') from conversations where id = $1 returning id)
     select from c`,
    [hit?.conversation.id, old],
  );
  expect(await find("zulia")).toMatchObject([{ id: old }]);
  const params = { id: hit?.conversation.id ?? "" };
  const around = await call(stack, conversations.messages, { params, query: { around: 1 } }, shop);
  expect(around.items.at(-1)?.text).toBe("Zulia la zamani");
  expect(around.items.length).toBeLessThan(20);
});

it("leads nobody to numbers who does not see them", async () => {
  await startChatVisitor(stack, shop).say("Nipigie 0754123987 jioni");
  expect(await find("0754123987")).toHaveLength(1);
  const reader = await addMember(stack, shop, [{ resource: "conversations", action: "read" }]);
  await stack.db.query("update memberships set sees_phones = false where shop_id = $1 and not is_admin", [shop.shopId]);
  expect(await find("0754123987", reader)).toEqual([]);
  const masked = await find("nipigie", reader);
  expect(masked).toHaveLength(1);
  expect(JSON.stringify(masked)).not.toContain("4123");

  // Where the snippet ends, or begins, in the middle of a number.
  await startChatVisitor(stack, shop).say(`Kitambulisho ${"neno ".repeat(28)}0754123987 jioni`);
  await startChatVisitor(stack, shop).say(`Simu yangu +255 754 123 987 ${"a".repeat(30)} pazia ${"neno ".repeat(40)}`);
  const cut = [...(await find("kitambulisho", reader)), ...(await find("pazia", reader))];
  expect(cut).toHaveLength(2);
  for (const { text } of cut) expect(text).not.toMatch(/541|4 123|123 987/);
});

it("shows no number in the list of conversations that its preview cuts in two", async () => {
  const there = await openShop(stack);
  await startChatVisitor(stack, there).say("Habari");
  const [conversation] = (await call(stack, conversations.list, { query: {} }, there)).items;
  const params = { id: conversation?.id ?? "" };
  const reader = await addMember(stack, there, [{ resource: "conversations", action: "read" }]);
  await stack.db.query("update memberships set sees_phones = false where shop_id = $1 and not is_admin", [
    there.shopId,
  ]);
  for (const words of ["neno ".repeat(22), "neno ".repeat(23)]) {
    await call(stack, conversations.answer, { params, body: { text: `${words}0754123987 jioni` } }, there);
    const { items } = await call(stack, conversations.list, { query: {} }, reader);
    // No more of it than a masked number shows.
    expect(items).toMatchObject([{ preview: `${words}0754` }]);
  }
});

it("answers at once from a cursor in a time to come", { timeout: 5_000 }, async () => {
  await startChatVisitor(stack, shop).say("Mapazia mapya");
  const cursor = "ffffffff-ffff-7fff-bfff-ffffffffffff";
  const from = Date.now();
  const reply = await request(stack, conversations.search, { query: { words: "mapazia", cursor } }, shop);
  expect(reply.status).toBe(200);
  expect(Date.now() - from).toBeLessThan(2_000);
});

it("finds where a shop's messages begin in the first row of an index, though it turns index scans off", async () => {
  const owner = await stack.db.connect();
  try {
    await owner.query("begin");
    const { rows: functions } = await owner.query<{ source: string; settings: string[] }>(
      `select prosrc as source, proconfig as settings from pg_proc
       where proname in ('search_messages', 'oldest_slice') order by proname desc`,
    );
    // As it runs within the search: its own settings over those.
    for (const setting of functions.flatMap(({ settings }) => settings))
      await owner.query("select set_config(split_part($1, '=', 1), split_part($1, '=', 2), true)", [setting]);
    const text = functions[1]?.source.replace("= shop ", "= $1 ");
    const { rows } = await owner.query<Record<string, string>>(`explain (costs off) ${text}`, [shop.shopId]);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index (Only )?Scan using conversations_pkey/);
    expect(plan).not.toMatch(/Bitmap|Sort/);
    await owner.query("rollback");
  } finally {
    owner.release();
  }
});
