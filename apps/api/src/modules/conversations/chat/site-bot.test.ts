import { chat, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { platformShop, siteBotId } from "@mauzo/contract/conversations/site-bot";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { countRows } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { migrateDatabase } from "../../../db/migrate.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
const bot = { botId: siteBotId };

describe("the site's bot", () => {
  it("is there before anything is seeded, and once however often the migration runs", async () => {
    await migrateDatabase(stack.database.owner, inject("appPassword"));
    expect(await countRows(stack, "bots where id = $1", [siteBotId])).toBe(1);
    expect(await countRows(stack, "flows where bot_id = $1", [siteBotId])).toBe(1);
    expect((await call(stack, chat.theme, { params: bot })).theme_config.title).toBe("Mauzo");
  });

  it("gets a new version of its conversation when that changed, and keeps those under way", async () => {
    await stack.db.query(`update flows set id = uuidv7(), document = '{}' where bot_id = $1`, [siteBotId]);
    await migrateDatabase(stack.database.owner, inject("appPassword"));
    expect(await countRows(stack, "flows where bot_id = $1 and version = 2", [siteBotId])).toBe(1);
    expect((await startChatVisitor(stack, bot).say("Hello")).text).toContain("this is Mauzo");
  });

  it.each([
    ["en", "Hello", "What is Mauzo?", "for people who sell", "What does it cost?", "25,000 TZS, once", "withdraw"],
    ["sw", "Habari", "Mauzo ni nini?", "watu wanaouza", "Bei ni kiasi gani?", "mara moja tu", "kutoa pesa"],
  ])(
    "answers in %s what it is, what it costs, how to begin, pay and withdraw, and who to write to",
    async (language, hello, what, isWhat, cost, costs, withdraw) => {
      const visitor = startChatVisitor(stack, bot);
      await visitor.say(hello);
      expect((await visitor.pick(what)).text).toContain(isWhat);
      expect((await visitor.pick(cost)).text).toContain(costs);
      const said = async (words: string) => (await visitor.say(words)).text;
      expect(await said(language === "en" ? "how to begin" : "jinsi ya kuanza")).toContain("WhatsApp");
      expect(await said(language === "en" ? "payments" : "malipo")).toMatch(/M-Pesa.+Airtel Money/);
      expect(await said(withdraw)).toContain("M-Pesa");
      expect(await said(language === "en" ? "person" : "mtu")).toMatch(/\*(Contact|Wasiliana)\*/);
    },
  );

  it("keeps a visitor's conversation to the visitor, like any bot", async () => {
    const visitor = startChatVisitor(stack, bot);
    await visitor.say("Hello");
    const body = { message: "Habari", chat_id: visitor.chatId, bot_id: siteBotId };
    const other = await request(
      stack,
      chat.send,
      { params: bot, body },
      { headers: { [visitorTokenHeader]: "x".repeat(43) } },
    );
    expect(other.headers.get(visitorTokenHeader)).not.toBe(visitor.token());
    expect(
      await request(stack, chat.send, { params: bot, body: { ...body, message: "x".repeat(1025) } }),
    ).toMatchObject({
      status: 422,
    });
  });
});

describe("the shop of the house", () => {
  it("is nobody's, in no list, without a page, and its address is no other's", async () => {
    expect(await countRows(stack, "memberships where shop_id = $1", [platformShop.id])).toBe(0);
    expect(await countRows(stack, "listings where slug = 'mauzo'")).toBe(0);
    const list = await call(stack, publicShops.list, { query: { q: "mauzo" } });
    expect(list.items).toEqual([]);
    expect(await request(stack, publicShops.get, { params: { slug: "mauzo" } })).toMatchObject({ status: 404 });
    expect((await openShop(stack, { name: "Mauzo" })).slug).toBe("mauzo-2");
  });

  it("gives no bearer of its bot to another shop's admin", async () => {
    const shop = await openShop(stack);
    expect(await request(stack, chat.createToken, { params: bot }, shop)).toMatchObject({ status: 404 });
  });
});
