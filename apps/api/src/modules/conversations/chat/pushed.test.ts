import { chat, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { request } from "../../../../test/endpoints.ts";
import { type Listener, listenAsVisitor, listenerOf } from "../../../../test/listen-as-visitor.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { pushMessage } from "./push-message.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
  // Heartbeats run only when a test advances the timers.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterAll(async () => {
  vi.useRealTimers();
  await stack.stop();
});
const arrives = { timeout: 20_000 };

async function begin(of = shop): Promise<Listener & { conversationId: string }> {
  const visitor = startChatVisitor(stack, of);
  await visitor.say("Hello");
  return { ...listenerOf(of, visitor), conversationId: await conversationOf(visitor.chatId) };
}
async function conversationOf(chatId: string): Promise<string> {
  const { rows } = await stack.db.query<{ id: string }>("select id from conversations where chat_id = $1", [chatId]);
  return rows[0]?.id ?? "";
}
const push = (conversationId: string, text: string) =>
  inShop(stack.pool, shop.shopId, (tx) =>
    pushMessage(tx, stack.deps.emitFact, { shopId: shop.shopId, conversationId, actions: [{ send_message: text }] }),
  );
const read = ({ botId, chatId, token }: Listener, after?: number) =>
  request(
    stack,
    chat.listPushed,
    { params: { botId }, query: { chat_id: chatId, ...(after !== undefined && { after }) } },
    { headers: { [visitorTokenHeader]: token } },
  );
const textsOf = (messages: { actions: object[] }[]) =>
  messages.map(({ actions: [action] }) => Object.values(action ?? {})[0]);
const items = (answer: { body: unknown }) => chat.listPushed.reply.parse(answer.body).items;

describe("what nobody asked for", () => {
  it("reaches who listens, and is read by who asks", async () => {
    const visitor = await begin();
    const stream = await listenAsVisitor(stack, visitor);
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    expect(stream.headers.get("cache-control")).toContain("no-transform");
    for (const text of ["one", "two\nlines", "*three*"]) await push(visitor.conversationId, text);
    await vi.waitFor(() => expect(stream.heard).toHaveLength(3), arrives);
    expect(textsOf(stream.heard)).toEqual(["one", "two\nlines", "*three*"]);
    expect(stream.ids).toEqual(["1", "2", "3"]);
    expect(items(await read(visitor))).toEqual(stream.heard);
    expect(items(await read(visitor, 2))).toEqual(stream.heard.slice(2));
    expect(items(await read(visitor, 3))).toEqual([]);
    stream.stop();
  });

  it("while away comes once on return, after the number or the event id last seen", async () => {
    const visitor = await begin();
    const first = await listenAsVisitor(stack, visitor);
    await push(visitor.conversationId, "one");
    await vi.waitFor(() => expect(first.heard).toHaveLength(1), arrives);
    first.stop();
    await push(visitor.conversationId, "two");
    await push(visitor.conversationId, "three");
    const byNumber = await listenAsVisitor(stack, visitor, { after: 1 });
    // A browser's own EventSource reconnects to the first URL and sends its position in a header.
    const byEvent = await listenAsVisitor(stack, visitor, { after: 0, headers: { "last-event-id": "2" } });
    await vi.waitFor(() => expect(textsOf(byEvent.heard)).toEqual(["three"]), arrives);
    // The message after it shows that nothing came twice.
    await push(visitor.conversationId, "four");
    await vi.waitFor(() => expect(textsOf(byNumber.heard)).toEqual(["two", "three", "four"]), arrives);
    await vi.waitFor(() => expect(textsOf(byEvent.heard)).toEqual(["three", "four"]), arrives);
    byNumber.stop();
    byEvent.stop();
  });

  it("comes without a gap, once and in order, however many push at once and however often readers come back", async () => {
    const visitor = await begin();
    const count = 50;
    let pushing = true;
    const pushes = Promise.all(
      Array.from({ length: count }, (_, index) =>
        inShop(stack.pool, shop.shopId, async (tx) => {
          const actions = [{ send_message: `${index}` }];
          const seq = await pushMessage(tx, stack.deps.emitFact, {
            shopId: shop.shopId,
            conversationId: visitor.conversationId,
            actions,
          });
          // Some take long to commit after they have their number.
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 15));
          return seq;
        }),
      ),
    ).finally(() => {
      pushing = false;
    });
    const reader = async () => {
      const seen: number[] = [];
      while (pushing || seen.length < count) {
        const stream = await listenAsVisitor(stack, visitor, { after: seen.at(-1) ?? 0 });
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
        stream.stop();
        await stream.ended;
        seen.push(...stream.heard.map(({ seq }) => seq));
        if (Math.random() < 0.3) seen.push(...items(await read(visitor, seen.at(-1) ?? 0)).map(({ seq }) => seq));
      }
      return seen;
    };
    const all = await Promise.all([pushes, reader(), reader(), reader()]);
    const wanted = Array.from({ length: count }, (_, index) => index + 1);
    expect([...all[0]].sort((a, b) => a - b)).toEqual(wanted);
    for (const seen of all.slice(1)) expect(seen).toEqual(wanted);
    expect(new Set(textsOf(items(await read(visitor)))).size).toBe(count);
  });

  it("comes a hundred at a time to who asks, and whole to who listens", async () => {
    const visitor = await begin();
    await inShop(stack.pool, shop.shopId, async (tx) => {
      for (let index = 0; index < 230; index++)
        await pushMessage(tx, stack.deps.emitFact, {
          shopId: shop.shopId,
          conversationId: visitor.conversationId,
          actions: [{ send_message: "x".repeat(2_000) }],
        });
    });
    expect(items(await read(visitor))).toHaveLength(100);
    const stream = await listenAsVisitor(stack, visitor);
    await vi.waitFor(() => expect(stream.heard).toHaveLength(230), arrives);
    stream.stop();
  });

  it("that was not committed is told to nobody, and leaves no gap", async () => {
    const visitor = await begin();
    const failing = inShop(stack.pool, shop.shopId, async (tx) => {
      await pushMessage(tx, stack.deps.emitFact, {
        shopId: shop.shopId,
        conversationId: visitor.conversationId,
        actions: [{ send_message: "never" }],
      });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await push(visitor.conversationId, "first")).toBe(1);
    expect(textsOf(items(await read(visitor)))).toEqual(["first"]);
  });
});

describe("a visitor's stream", () => {
  it("is only for who has the conversation's token: whatever else is the same 404", async () => {
    const [visitor, stranger, elsewhere] = [await begin(), await begin(), await begin(other)];
    await push(visitor.conversationId, "for one pair of eyes");
    const wrong: Listener[] = [
      { ...visitor, token: stranger.token },
      { ...visitor, token: "x".repeat(43) },
      { ...visitor, token: "" },
      { ...visitor, chatId: "nobody" },
      { ...visitor, botId: other.botId },
      { ...visitor, botId: other.botId, token: elsewhere.token },
      { ...visitor, botId: "00000000-0000-7000-8000-000000000000" },
    ];
    const answers = [];
    for (const listener of wrong) {
      const stream = await listenAsVisitor(stack, listener);
      answers.push(stream.status, (await read(listener)).status, (await read(listener)).body);
    }
    expect(answers).toEqual(wrong.flatMap(() => [404, 404, { detail: "Not found", code: "not_found" }]));
    for (const listener of [stranger, elsewhere]) expect(items(await read(listener))).toEqual([]);
  });

  it("may be opened from any site, with the token in its header and nowhere else", async () => {
    const visitor = await begin();
    const query = { chat_id: visitor.chatId };
    const path = (more: object) =>
      `/plugin/conversation/${visitor.botId}/events?${new URLSearchParams({ ...query, ...more })}`;
    const origin = "https://anywhere.example";
    const asked = await stack.call("OPTIONS", path({}), {
      headers: {
        origin,
        "access-control-request-method": "GET",
        "access-control-request-headers": "x-visitor-token,last-event-id",
      },
    });
    expect(asked.headers.get("access-control-allow-origin")).toBe("*");
    const allowed = asked.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
    for (const header of ["x-visitor-token", "last-event-id"]) expect(allowed).toContain(header);
    const stream = await listenAsVisitor(stack, visitor, { headers: { origin } });
    expect([stream.status, stream.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    stream.stop();
    for (const more of [
      { token: visitor.token },
      { after: "-1" },
      { after: "1.5" },
      { after: "x" },
      { chat_id: "../x" },
    ])
      expect([more, (await stack.call("GET", path(more))).status]).toEqual([more, 422]);
  });

  it("is one of eight at most; who gets none may still ask", async () => {
    const visitor = await begin();
    const streams = await Promise.all(Array.from({ length: 8 }, () => listenAsVisitor(stack, visitor)));
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const ninth = await listenAsVisitor(stack, visitor);
    expect([ninth.status, ninth.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await read(visitor)).status).toBe(200);
    for (const stream of streams) stream.stop();
    await vi.waitFor(async () => {
      const again = await listenAsVisitor(stack, visitor);
      again.stop();
      expect(again.status).toBe(200);
    }, arrives);
  });

  it("asks at most once a second, on average", async () => {
    const visitor = await begin();
    await read(visitor);
    await stack.db.query("update auth.tries set points = 900 where key like 'pushed/account:%'");
    expect((await read(visitor)).status).toBe(429);
    expect((await listenAsVisitor(stack, visitor)).status).toBe(429);
    await stack.db.query("delete from auth.tries where key like 'pushed/%'");
  });

  it("lives while its bot does, and ends with the next beat after its closing", async () => {
    const visitor = await begin(other);
    const [stays, ends] = [await listenAsVisitor(stack, await begin()), await listenAsVisitor(stack, visitor)];
    let ended = false;
    void stays.ended.then(() => {
      ended = true;
    });
    const { rows } = await stack.db.query("delete from lookup_keys where kind = 'bot' and target_id = $1 returning *", [
      other.botId,
    ]);
    vi.advanceTimersByTime(5_000);
    await ends.ended;
    expect((await listenAsVisitor(stack, visitor)).status).toBe(404);
    expect(ended).toBe(false);
    stays.stop();
    const { kind, key_hash, shop_id, target_id } = rows[0] ?? {};
    await stack.db.query("insert into lookup_keys (kind, key_hash, shop_id, target_id) values ($1, $2, $3, $4)", [
      ...[kind, key_hash, shop_id, target_id],
    ]);
  });
});

describe("with another process", () => {
  it("messages pushed there reach who listens here, and a stop ends the streams", async () => {
    const visitor = await begin();
    const second = await startStack({ beside: stack });
    const stream = await listenAsVisitor(second, visitor);
    await push(visitor.conversationId, "from the other side");
    await vi.waitFor(() => expect(textsOf(stream.heard)).toEqual(["from the other side"]), arrives);
    await second.stop();
    await stream.ended;
    await push(visitor.conversationId, "while it was away");
    const again = await listenAsVisitor(stack, visitor, { after: stream.heard.at(-1)?.seq ?? 0 });
    await vi.waitFor(() => expect(textsOf(again.heard)).toEqual(["while it was away"]), arrives);
    again.stop();
  });
});
