import { randomUUID } from "node:crypto";
import { chat, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { countByStatus, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { rateLimits } from "../../../http/rate-limits/rate-limits.ts";

let stack: Stack;
let beside: Stack;
let shop: OpenedShop;
let other: OpenedShop;
/** How many connections are in use when an answer is delayed, once per delay. */
let heldWith: number[] = [];
const limiterDelay = async () => void heldWith.push(stack.pool.totalCount - stack.pool.idleCount);
beforeAll(async () => {
  stack = await startStack({ trustProxy: true, limiterDelay });
  beside = await startStack({ beside: stack, trustProxy: true });
  [shop, other] = [await openShop(stack), await openShop(stack)];
});
afterAll(async () => {
  await beside.stop();
  await stack.stop();
});
beforeEach(async () => {
  heldWith = [];
  await stack.db.query("delete from auth.tries");
});

const town = "203.0.113.7";
type Writer = { chatId: string; secret?: string; address?: string; at?: OpenedShop; language?: string };
const say = ({ chatId, secret, address = town, at = shop, language = "en" }: Writer, through = stack) =>
  request(
    through,
    chat.send,
    { params: { botId: at.botId }, body: { message: "Habari", chat_id: chatId, bot_id: at.botId } },
    {
      headers: {
        "x-forwarded-for": address,
        "accept-language": language,
        // As the chat sends it: a request with a key is one transaction, and it has to wait before that.
        "idempotency-key": randomUUID(),
        ...(secret && { [visitorTokenHeader]: secret }),
      },
    },
  );
const begin = async (writer: Partial<Writer> = {}) => {
  const begun = { chatId: randomUUID(), ...writer };
  const answer = await say(begun);
  return { ...begun, secret: answer.headers.get(visitorTokenHeader) ?? "" };
};
const fill = (prefix: string, points: number) =>
  stack.db.query("update auth.tries set points = $2 where key like $1", [`${prefix}:%`, points]);
const pass = (prefix: string) => stack.db.query("update auth.tries set expire = 0 where key like $1", [`${prefix}:%`]);
const { message, newConversation } = rateLimits;

describe("many messages in one conversation", () => {
  it("are answered thirty times a minute over two processes, then refused with when to come back", async () => {
    const visitor = await begin();
    const answers = await Promise.all(
      Array.from({ length: 36 }, (_, index) => say(visitor, index % 2 ? stack : beside)),
    );
    expect(countByStatus(answers)).toEqual({ 200: message.account.tries, 429: 6 });
    for (const { headers } of answers.filter(({ status }) => status === 429)) {
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60);
    }
    expect(await countRows(stack, "messages where direction = 'in' and shop_id = $1", [shop.shopId])).toBe(
      1 + message.account.tries,
    );
    expect((await say(await begin())).status).toBe(200);
    await pass("message/account");
    expect((await say(visitor)).status).toBe(200);
  });

  it("are refused in the visitor's language", async () => {
    const visitor = await begin();
    await say(visitor);
    await fill("message/account", message.account.tries);
    expect(await say(visitor)).toMatchObject({ status: 429, body: { code: message.reason } });
    const answer = await say({ ...visitor, language: "sw" });
    expect(answer).toMatchObject({ status: 429, body: { detail: expect.stringContaining("Ujumbe mwingi") } });
  });

  it("are answered a little later from the twenty-first on, while no connection waits", async () => {
    const visitor = await begin();
    await say(visitor);
    await fill("message/account", message.account.atOnce - 1);
    expect((await say(visitor)).status).toBe(200);
    expect(heldWith).toEqual([]);
    expect((await say(visitor)).status).toBe(200);
    expect(heldWith).toEqual([0]);
  });
});

describe("many new conversations", () => {
  it("from one network at one shop are refused in words; those under way, other shops and networks go on", async () => {
    const [known, elsewhere] = [await begin(), await begin({ at: other })];
    await stack.db.query("delete from auth.tries");
    await begin();
    await fill("newConversation/pair", newConversation.pair.tries);
    const [refused, inSwahili] = [await say({ chatId: "new" }), await say({ chatId: "new", language: "sw" })];
    expect(refused).toMatchObject({ status: 429, body: { code: newConversation.reason } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
    expect(inSwahili).toMatchObject({ status: 429, body: { detail: expect.stringContaining("Watu wengi") } });
    for (const secret of [elsewhere.secret, "x".repeat(43)])
      expect((await say({ chatId: "new", secret })).status).toBe(429);
    expect((await say({ chatId: elsewhere.chatId, secret: elsewhere.secret })).status).toBe(429);
    expect(await countRows(stack, "conversations where chat_id = 'new'")).toBe(0);
    expect((await say(known)).status).toBe(200);
    expect((await say(elsewhere)).status).toBe(200);
    expect((await say({ chatId: "new", at: other })).status).toBe(200);
    expect((await say({ chatId: "new", address: "203.0.113.8" })).status).toBe(200);
    await pass("newConversation/pair");
    expect((await say({ chatId: "new" })).status).toBe(200);
  });

  it("begin a little later beyond a hundred in ten minutes, while no connection waits", async () => {
    await begin();
    await fill("newConversation/pair", newConversation.pair.atOnce - 1);
    await begin();
    expect(heldWith).toEqual([]);
    await begin();
    expect(heldWith).toEqual([0]);
  });
});

describe("what comes through the shop's own token", () => {
  it("is counted by its sender and by nothing else: the shop's server is one address", async () => {
    const { token } = await call(stack, chat.createToken, { params: { botId: shop.botId } }, shop);
    const write = (chat_id: string) =>
      request(
        stack,
        chat.sendWithToken,
        { body: { message: "Habari", chat_id, bot_id: shop.botId } },
        { headers: { authorization: `Bearer ${token}`, "x-forwarded-for": town } },
      );
    await begin();
    await fill("newConversation/pair", newConversation.pair.tries);
    expect((await write("255754000001")).status).toBe(200);
    await fill("message/account", message.account.tries);
    expect(await write("255754000001")).toMatchObject({ status: 429, body: { code: message.reason } });
    expect((await write("255754000002")).status).toBe(200);
  });
});
