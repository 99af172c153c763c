import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { mockApi } from "@mauzo/api-mock/mock-api";
import { disconnected, json } from "@mauzo/api-mock/responders";
import { conversations } from "@mauzo/contract/conversations/conversations";
import type { UnsentReply } from "@mauzo/contract/conversations/unsent-replies";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { replyStore } from "./reply-store.ts";
import { sendUnsentReplies } from "./send-unsent-replies.ts";

vi.mock("../session/api.ts", () => ({ api: createApi(createTransport({ prefix: "http://127.0.0.1/api" })) }));
const server = mockApi("http://127.0.0.1/api");
const owner = { shopId: "shop", userId: "asha" };
const sendAll = () => sendUnsentReplies(new QueryClient(), owner);

const writtenAt = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
const keep = (text: string, hoursAgo: number, more: Partial<UnsentReply> = {}) =>
  replyStore.put({
    ...{ id: text, key: `key of ${text}`, shop: "shop", person: "asha", conversation: "7", seen: 3 },
    ...{ text, at: writtenAt(hoursAgo) },
    ...more,
  });
const left = async () => (await replyStore.list("shop")).map(({ text, stopped }) => [text, stopped?.why]);
const sent = () => server.calls.map(({ body, headers }) => [body, headers.get("idempotency-key")]);

beforeEach(async () => {
  for (const { id } of await replyStore.list("shop")) await replyStore.remove(id);
});

it("leaves all as it is without an answer, then sends it in order with the keys of the first try", async () => {
  server.answer(conversations.answer, disconnected, { seq: 9 });
  await keep("Two", 1);
  await keep("One", 2);
  await sendAll();
  expect(await left()).toEqual([
    ["One", undefined],
    ["Two", undefined],
  ]);
  expect(sent()).toEqual([[{ text: "One", seen: 3 }, "key of One"]]);
  await sendAll();
  expect(await left()).toEqual([]);
  expect(sent().slice(1)).toEqual([
    [{ text: "One", seen: 3 }, "key of One"],
    [{ text: "Two", seen: 3 }, "key of Two"],
  ]);
});

it("keeps what is refused with its reason, and what was to follow it, and holds up no other conversation", async () => {
  server.answer(conversations.answer, json(409, { detail: "The window is closed", code: "window_closed" }), { seq: 9 });
  await keep("One", 3);
  await keep("Two", 2);
  await sendAll();
  await keep("Elsewhere", 1, { conversation: "8" });
  await sendAll();
  expect(await left()).toEqual([
    ["One", "refused"],
    ["Two", "behind"],
  ]);
  expect((await replyStore.list("shop"))[0]?.stopped?.text).toBe("The window is closed");
});

it("asks about what was answered meanwhile, and about what has waited for longer than the server knows its key", async () => {
  server.answer(conversations.answer, json(409, { detail: "Answered", code: "answered_meanwhile" }));
  await keep("Old", 21, { conversation: "8", unanswered: true });
  await keep("One", 2);
  await keep("Two", 1);
  await sendAll();
  expect(await left()).toEqual([
    ["Old", "old"],
    ["One", "answered"],
    ["Two", "answered"],
  ]);
  expect(sent()).toHaveLength(1);
});

it("sends once what several ask for at the same moment, and nothing that a colleague wrote", async () => {
  server.answer(conversations.answer, { seq: 9 });
  await keep("One", 1);
  await keep("Hers", 1, { person: "neema" });
  await Promise.all([sendAll(), sendAll(), sendAll()]);
  expect(sent()).toHaveLength(1);
  expect(await left()).toEqual([["Hers", undefined]]);
});
