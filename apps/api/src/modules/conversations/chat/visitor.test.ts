import { randomUUID } from "node:crypto";
import { chat, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const nowhere = "00000000-0000-7000-8000-000000000000";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack, { name: "Duka la Jirani" })];
  await addProduct(stack, shop, { name: "Juisi", stock: 40 });
});
afterAll(() => stack.stop());

const bodyOf = (change = {}) => ({ message: "Hello", chat_id: randomUUID(), bot_id: shop.botId, ...change });
const send = (body: unknown, headers: Record<string, string> = {}, botId = shop.botId) =>
  request(stack, chat.send, { params: { botId }, body }, { headers });

describe("a visitor", () => {
  it("gets the token with the first reply only, where a browser may read it", async () => {
    const body = bodyOf();
    const first = await send(body, { origin: "https://anywhere.example" });
    const token = first.headers.get(visitorTokenHeader) ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(first.headers.get("access-control-expose-headers")?.toLowerCase()).toContain("x-visitor-token");
    expect(first.headers.get("access-control-allow-origin")).toBe("*");
    expect(JSON.stringify(first.body)).not.toContain(token);
    const second = await send(body, { [visitorTokenHeader]: token });
    expect(second.status).toBe(200);
    expect(second.headers.get(visitorTokenHeader)).toBeNull();
    expect(await countRows(stack, "conversations where chat_id = $1", [body.chat_id])).toBe(1);
    expect(await countRows(stack, "conversations where encode(visitor_hash, 'escape') like $1", [`%${token}%`])).toBe(
      0,
    );
  });

  it.each([
    ["en", "kanga", "Hello, welcome"],
    ["sw-TZ,en;q=0.8", "kanga", "karibu"],
    ["en", "Mna kanga?", "karibu"],
    ["sw", "Do you have kanga?", "Hello, welcome"],
    ["fr", "kanga", "Hello, welcome"],
  ])("on a page in %s who says %s is answered %s", async (page, message, said) => {
    const answer = await send(bodyOf({ message }), { "accept-language": page });
    expect(JSON.stringify(answer.body)).toContain(said);
  });

  it("who knows the chat id but not the token finds an empty conversation, and changes nothing of the other", async () => {
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Hello");
    await visitor.pick("See products");
    await visitor.say("juisi");
    await visitor.say("3");
    const stateOf = async () =>
      (
        await stack.db.query("select id, state from conversations where chat_id = $1 order by id limit 1", [
          visitor.chatId,
        ])
      ).rows;
    const before = await stateOf();
    for (const token of [undefined, "", "x".repeat(43), visitor.token().slice(0, 42), "%", "x".repeat(5_000)]) {
      const body = bodyOf({ chat_id: visitor.chatId, message: "my cart" });
      const answer = await send(body, token === undefined ? {} : { [visitorTokenHeader]: token });
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).toContain("Your cart is empty.");
      expect(answer.headers.get(visitorTokenHeader)).toMatch(/^[\w-]{43}$/);
      expect(answer.headers.get(visitorTokenHeader)).not.toBe(visitor.token());
    }
    expect(await stateOf()).toEqual(before);
    expect((await visitor.say("my cart")).text).toContain("Juisi");
  });

  it("takes no conversation along to another shop's bot or another chat id", async () => {
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Hello");
    const headers = { [visitorTokenHeader]: visitor.token() };
    const there = await send(bodyOf({ chat_id: visitor.chatId, bot_id: other.botId }), headers, other.botId);
    expect(JSON.stringify(there.body)).toContain("Duka la Jirani");
    expect(there.headers.get(visitorTokenHeader)).not.toBeNull();
    expect((await send(bodyOf(), headers)).headers.get(visitorTokenHeader)).not.toBeNull();
  });

  it("of an unknown bot finds nothing; one bot's address takes no other's messages", async () => {
    for (const botId of [nowhere, "x", shop.shopId, "%00"]) {
      expect(await request(stack, chat.theme, { params: { botId } })).toMatchObject({ status: 404 });
      expect(await send(bodyOf({ bot_id: shop.botId }), {}, botId)).toMatchObject({ status: 404 });
    }
    for (const bot_id of [other.botId, nowhere]) expect(await send(bodyOf({ bot_id }))).toMatchObject({ status: 422 });
    expect(await call(stack, chat.theme, { params: { botId: shop.botId } })).toEqual({
      theme_config: { title: "Duka la Majaribio" },
      popups: false,
    });
  });

  it("gets the rest of a theme that holds a value it cannot have", async () => {
    const themed = await openShop(stack);
    const theme = async (kept: unknown) => {
      await stack.db.query("update bots set theme_config = $2 where id = $1", [themed.botId, JSON.stringify(kept)]);
      return (await call(stack, chat.theme, { params: { botId: themed.botId } })).theme_config;
    };
    const good = { primaryColor: "#0b7a55", mode: "dark", width: 360 };
    const bad = { placement: "top", buttonSize: 7, fontFamily: "Comic Sans", title: null, height: ["1"], more: 1 };
    expect(await theme({ ...good, ...bad })).toEqual({ ...good, title: "Duka la Majaribio" });
    for (const none of [null, [], "dark", 7]) expect(await theme(none)).toEqual({ title: "Duka la Majaribio" });
  });

  it.each([
    [{ message: "x".repeat(1024) }, 200],
    [{ message: "x".repeat(1025) }, 422],
    [{ message: "" }, 422],
    [{ message: " \n " }, 422],
    [{ message: 7 }, 422],
    [{ message: null }, 422],
    [{ message: "a\u0000b" }, 422],
    [{ message: "\ud800" }, 422],
    [{ message: "<script>alert(1)</script> ' \" \\ % _ 😀" }, 200],
    [{ message: "no-such-button", message_type: "interactive" }, 200],
    [{ message_type: "audio" }, 422],
    [{ chat_id: "" }, 422],
    [{ chat_id: "x".repeat(65) }, 422],
    [{ chat_id: "../etc" }, 422],
    [{ shop_id: nowhere }, 422],
  ])("saying %j is answered %i", async (change, status) => {
    const body = bodyOf(change);
    expect((await send(body)).status).toBe(status);
    expect(await countRows(stack, "conversations where chat_id = $1", [body.chat_id])).toBe(status === 200 ? 1 : 0);
  });
});

describe("/conversation/whatsapp", () => {
  const say = (authorization: string | undefined, change = {}, headers = {}) =>
    request(
      stack,
      chat.sendWithToken,
      { body: bodyOf(change) },
      { headers: { ...headers, ...(authorization && { authorization }) } },
    );
  const bearer = async (of: OpenedShop) =>
    (await call(stack, chat.createToken, { params: { botId: of.botId } }, of)).token;

  it("speaks for the holder of the bot's bearer, on its own channel", async () => {
    const { token, expires_at } = await call(stack, chat.createToken, { params: { botId: shop.botId } }, shop);
    const lifeMs = new Date(expires_at).getTime() - Date.now();
    expect(lifeMs).toBeGreaterThan(14 * 60_000);
    expect(lifeMs).toBeLessThanOrEqual(15 * 60_000);
    const first = await say(`Bearer ${token}`, { message: "Habari", chat_id: "255712345678" });
    expect(chat.sendWithToken.reply.parse(first.body).next_state).toBe("greeting");
    expect(await countRows(stack, "conversations where channel = 'whatsapp'")).toBe(1);
  });

  it("is 401 without a bearer, with a wrong, a person's or an expired one; another bot's speaks only to that bot", async () => {
    const token = await bearer(shop);
    for (const header of [
      undefined,
      "Bearer",
      "Bearer %",
      `Bearer ${"x".repeat(43)}`,
      `Basic ${token}`,
      `Bearer ${shop.token}`,
      `Bearer ${"x".repeat(9_000)}`,
    ])
      expect(await say(header)).toMatchObject({ status: 401, body: { detail: expect.any(String) } });
    expect((await say(`Bearer ${await bearer(other)}`)).status).toBeGreaterThanOrEqual(400);
    expect((await say(`Bearer ${token}`)).status).toBe(200);
    await stack.db.query(
      "update lookup_keys set expires_at = now() - interval '1 second' where key_hash = sha256($1)",
      [Buffer.from(token)],
    );
    expect((await say(`Bearer ${token}`)).status).toBe(401);
    expect((await stack.call("GET", "/shop", { token: await bearer(shop) })).status).toBe(401);
  });

  it("gives bearers to who may, for the shop's own bots", async () => {
    const input = { params: { botId: shop.botId } };
    const reader = await addMember(stack, shop, [{ resource: "whatsapp_interactions", action: "read" }]);
    const without = await addMember(stack, shop, [{ resource: "conversations", action: ["read", "create", "update"] }]);
    expect((await request(stack, chat.createToken, input, reader)).status).toBe(201);
    expect((await request(stack, chat.createToken, input, without)).status).toBe(403);
    expect((await request(stack, chat.createToken, input)).status).toBe(401);
    expect((await request(stack, chat.createToken, input, other)).status).toBe(404);
  });
});
