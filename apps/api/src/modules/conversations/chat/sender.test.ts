import { chat, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addProduct, countByStatus, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack, { name: "Duka la Jirani" })];
  for (const each of [shop, other])
    for (const name of ["Chai ya tangawizi", "Chai ya rangi"]) await addProduct(stack, each, { name, stock: 40 });
});
afterAll(() => stack.stop());

const bearerOf = async (of: OpenedShop) => {
  const { token } = await call(stack, chat.createToken, { params: { botId: of.botId } }, of);
  return `Bearer ${token}`;
};
const write = (of: OpenedShop, authorization: string, chat_id: string, message: string, headers = {}) =>
  request(
    stack,
    chat.sendWithToken,
    { body: { message, chat_id, bot_id: of.botId } },
    { headers: { authorization, "accept-language": "sw", ...headers } },
  );
const browse = (of: OpenedShop, chat_id: string, message: string, secret?: string) =>
  request(
    stack,
    chat.send,
    { params: { botId: of.botId }, body: { message, chat_id, bot_id: of.botId } },
    { headers: { "accept-language": "sw", ...(secret && { [visitorTokenHeader]: secret }) } },
  );
const conversations = (chatId: string) => countRows(stack, "conversations where chat_id = $1", [chatId]);
const saidIn = async (chatId: string) =>
  (
    await stack.db.query<{ said: string[] }>(
      `select array_agg(m.body->>'text' order by m.id) as said from conversations c
       join messages m on m.shop_id = c.shop_id and m.conversation_id = c.id and m.direction = 'in'
       where c.chat_id = $1 group by c.id order by c.id`,
      [chatId],
    )
  ).rows.map(({ said }) => said);

describe("whoever writes through the shop's own token", () => {
  it("goes on where they were, as in the chat on a page", async () => {
    const authorization = await bearerOf(shop);
    const words = ["Habari", "chai", "1"];
    const written = [];
    for (const each of words) written.push(await write(shop, authorization, "255754000001", each));
    const first = await browse(shop, "beside", "Habari");
    const secret = first.headers.get(visitorTokenHeader) ?? "";
    const browsed = [first];
    for (const each of words.slice(1)) browsed.push(await browse(shop, "beside", each, secret));
    expect(countByStatus(written)).toEqual({ 200: 3 });
    expect(written.map(({ body }) => body)).toEqual(browsed.map(({ body }) => body));
    expect(new Set(written.map(({ body }) => JSON.stringify(body))).size).toBe(3);
    expect(await saidIn("255754000001")).toEqual([words]);
  });

  it("goes on with a newer token, and is given no secret", async () => {
    for (const message of ["Habari", "chai"]) {
      const answer = await write(shop, await bearerOf(shop), "255754000002", message);
      expect(answer.headers.get(visitorTokenHeader)).toBeNull();
    }
    const kept = await write(shop, await bearerOf(shop), "255754000002", "1", { "idempotency-key": "k".repeat(20) });
    expect([kept.status, kept.headers.get(visitorTokenHeader)]).toEqual([200, null]);
    expect(await saidIn("255754000002")).toEqual([["Habari", "chai", "1"]]);
  });

  it("is one conversation also where the first messages come at the same moment", async () => {
    const authorization = await bearerOf(shop);
    const said = Array.from({ length: 6 }, (_, index) => `Habari ${index}`);
    const answers = await Promise.all(said.map((each) => write(shop, authorization, "255754000003", each)));
    expect(countByStatus(answers)).toEqual({ 200: 6 });
    expect((await saidIn("255754000003")).map((each) => each.sort())).toEqual([said]);
  });

  it("is another one at another bot", async () => {
    await write(shop, await bearerOf(shop), "255754000004", "Habari");
    const there = await write(other, await bearerOf(other), "255754000004", "Habari");
    expect(JSON.stringify(there.body)).toContain("Duka la Jirani");
    expect(await conversations("255754000004")).toBe(2);
  });
});

describe("a browser", () => {
  it("that names a sender finds nothing of theirs, with whatever secret", async () => {
    await write(shop, await bearerOf(shop), "255754000005", "Habari");
    const { rows } = await stack.db.query<{ hash: string }>(
      "select encode(visitor_hash, 'hex') as hash from conversations where chat_id = '255754000005'",
    );
    const secrets = [undefined, `sender:${shop.botId}:255754000005`, rows[0]?.hash ?? "", "255754000005"];
    for (const secret of secrets) {
      const answer = await browse(shop, "255754000005", "kikapu changu", secret);
      expect(answer.headers.get(visitorTokenHeader)).toMatch(/^[\w-]{43}$/);
      if (!secret) continue;
      const input = { params: { botId: shop.botId }, query: { chat_id: "255754000005" } };
      expect((await request(stack, chat.listPushed, input, { headers: { [visitorTokenHeader]: secret } })).status).toBe(
        404,
      );
    }
    expect(await conversations("255754000005")).toBe(1 + secrets.length);
    expect((await saidIn("255754000005"))[0]).toEqual(["Habari"]);
  });

  it("keeps its conversation to itself where the shop writes under its chat id, even with its secret", async () => {
    const secret = (await browse(shop, "page-1", "Habari")).headers.get(visitorTokenHeader) ?? "";
    const authorization = await bearerOf(shop);
    await write(shop, authorization, "page-1", "chai", { [visitorTokenHeader]: secret });
    await write(shop, authorization, "page-1", "1");
    await browse(shop, "page-1", "asante", secret);
    expect(await saidIn("page-1")).toEqual([
      ["Habari", "asante"],
      ["chai", "1"],
    ]);
  });
});
