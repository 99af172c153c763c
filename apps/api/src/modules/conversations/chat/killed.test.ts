import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startApiProcess } from "../../../../test/api-process.ts";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { pathOf } from "../../../../test/endpoints.ts";
import { listenAsVisitor, listenerOf } from "../../../../test/listen-as-visitor.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let api: ChildProcess | undefined;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(async () => {
  api?.kill("SIGKILL");
  await stack.stop();
});

describe("an API killed while people answer a visitor", () => {
  it("loses no answer that it took, and doubles none that is sent again", { timeout: 90_000 }, async () => {
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Hello");
    const listener = listenerOf(shop, visitor);
    const { rows } = await stack.db.query<{ id: string }>("select id from conversations where chat_id = $1", [
      visitor.chatId,
    ]);
    const path = pathOf(conversations.answer, { params: { id: rows[0]?.id ?? "" } });
    const answer = (url: string, index: number) =>
      fetch(url + path, {
        method: "POST",
        headers: {
          authorization: `Bearer ${shop.token}`,
          "content-type": "application/json",
          "idempotency-key": `answer-${index}`,
        },
        body: JSON.stringify({ text: `answer ${index}` }),
      }).then(({ status }) => status);

    const { process, url } = await startApiProcess(stack);
    api = process;
    const before = await listenAsVisitor({ url }, listener);
    const count = 60;
    const all = Array.from({ length: count }, (_, index) => index);
    const sent = Promise.allSettled(all.map((index) => answer(url, index)));
    await vi.waitFor(() => expect(before.heard.length).toBeGreaterThan(5), { timeout: 20_000, interval: 1 });
    process.kill("SIGKILL");
    await Promise.all([once(process, "exit"), before.ended]);
    const taken = (await sent).flatMap((result, index) =>
      result.status === "fulfilled" && result.value === 201 ? [index] : [],
    );
    expect(taken.length).toBeLessThan(count);

    const after = await listenAsVisitor(stack, listener, { after: before.heard.at(-1)?.seq ?? 0 });
    for (const index of all.filter((each) => !taken.includes(each))) expect(await answer(stack.url, index)).toBe(201);
    await vi.waitFor(() => expect(before.heard.length + after.heard.length).toBe(count), { timeout: 5_000 });
    after.stop();
    const heard = [...before.heard, ...after.heard];
    expect(heard.map(({ seq }) => seq)).toEqual(all.map((index) => index + 1));
    expect(new Set(heard.map(({ actions }) => JSON.stringify(actions))).size).toBe(count);
  });
});
