import { autoMessages } from "@mauzo/contract/conversations/auto-messages";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { callSave } from "../../../../test/saves.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import {
  connectNumber,
  newWaId,
  openTestInbound,
  secondsNow,
  textOf,
  write,
} from "../../../../test/whatsapp-number.ts";

let stack: Stack;
let inbound: ReturnType<typeof openTestInbound>;
beforeAll(async () => {
  stack = await startStack();
  inbound = openTestInbound(stack);
});
afterAll(async () => {
  await inbound.stop();
  await stack.stop();
});

const never = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
const greeting = { on: true, en: "Welcome to the kanga shop", sw: "Karibu duka la kanga" };
const away = { on: true, en: "We open at eight", sw: "Tunafungua saa mbili" };
const save = (shop: OpenedShop, change: object = {}) =>
  callSave(stack, autoMessages.save, { body: { greeting, away, hours: never, ...change } }, shop);
const countOf = (text: string, words: string) => text.split(words).length - 1;

describe("the greeting and the away message", () => {
  it("are said on the web before the first answer, the second of them once", async () => {
    const shop = await openShop(stack);
    expect(await call(stack, autoMessages.get, {}, shop)).toMatchObject({ version: 0, hours: null });
    await save(shop);
    const visitor = startChatVisitor(stack, shop);
    const first = JSON.stringify((await visitor.say("Hello")).actions);
    expect([countOf(first, greeting.en), countOf(first, away.en)]).toEqual([1, 1]);
    expect(first.indexOf(greeting.en)).toBeLessThan(first.indexOf(away.en));
    const next = JSON.stringify((await visitor.say("Hello")).actions);
    expect([countOf(next, greeting.en), countOf(next, away.en)]).toEqual([0, 0]);
    // The shop opened meanwhile and closed again.
    await stack.db.query("update conversations set away_until = now() - interval '1 second' where shop_id = $1", [
      shop.shopId,
    ]);
    expect(countOf(JSON.stringify((await visitor.say("Hello")).actions), away.en)).toBe(1);
  });

  it("are not said while the shop is open, or switched off, and a person's silence is explained once", async () => {
    const shop = await openShop(stack);
    await save(shop, { hours: null, greeting: { ...greeting, on: false } });
    const visitor = startChatVisitor(stack, shop);
    expect(JSON.stringify((await visitor.say("Hello")).actions)).not.toContain(away.en);
    const [conversation] = (await call(stack, conversations.list, { query: {} }, shop)).items;
    const at = { params: { id: conversation?.id ?? "" } };
    await call(stack, conversations.answer, { ...at, body: { text: "Nipo" } }, shop);
    await save(shop);
    expect((await visitor.say("Bado upo?")).actions).toEqual([{ send_message: away.en }]);
    expect((await visitor.say("Haloo?")).actions).toEqual([]);
    expect(await call(stack, conversations.get, at, shop)).toMatchObject({ answered_by: "person" });
  });

  it("are said over WhatsApp once for many messages at once, in the shop's language", async () => {
    const shop = await openShop(stack);
    await stack.db.query("update shops set language = 'sw' where shop_id = $1", [shop.shopId]);
    const number = await connectNumber(stack, shop);
    await save(shop);
    const waId = newWaId();
    const photo = { type: "image", image: { id: "1", mime_type: "image/jpeg", sha256: "x" } };
    await write(stack, number, { waId }, { content: photo, at: secondsNow() - 9 });
    for (let second = 8; second > 4; second--)
      await write(stack, number, { waId }, { content: textOf("Habari"), at: secondsNow() - second });
    await inbound.handleDue();
    const { rows } = await stack.db.query<{ wire: unknown }>("select wire from outbox where shop_id = $1", [
      shop.shopId,
    ]);
    const sent = JSON.stringify(rows);
    expect([countOf(sent, greeting.sw), countOf(sent, away.sw)]).toEqual([1, 1]);
    const { rows: authors } = await stack.db.query(
      "select author from messages where shop_id = $1 and seq <= 2 order by seq",
      [shop.shopId],
    );
    expect(authors).toEqual([{ author: "customer" }, { author: "workflow" }]);
  });

  it("are saved by who read them", async () => {
    const shop = await openShop(stack);
    await save(shop);
    const { version, ...saved } = await call(stack, autoMessages.get, {}, shop);
    const late = { body: { ...saved, version: 0 } };
    expect(await request(stack, autoMessages.save, late, shop)).toMatchObject({ status: 409 });
    const wrong = { ...never, mon: { from: "8:00", until: "18:00" } };
    expect(await request(stack, autoMessages.save, { body: { ...saved, version, hours: wrong } }, shop)).toMatchObject({
      status: 422,
    });
  });
});
