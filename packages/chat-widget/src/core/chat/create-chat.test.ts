import type { ChatRequest } from "@mauzo/contract/chat";
import { chatMessageMax } from "@mauzo/contract/chat";
import { expect, it } from "vitest";
import type { Answer } from "./chat-calls.ts";
import { createChat } from "./create-chat.ts";
import { messageMax } from "./message-max.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));
const reply = (message: string, token?: string): Answer => ({ kind: "reply", body: { message }, token });

function start({ kept = null, now = () => 1000 }: { kept?: string | null; now?: () => number } = {}) {
  const device = { text: kept };
  const sent: { request: ChatRequest; token: string | undefined; key: string; answer(answer: Answer): void }[] = [];
  const chat = createChat({
    botId: "bot",
    send: (request, { token, key }) => new Promise((answer) => sent.push({ request, token, key, answer })),
    memory: { read: () => device.text, write: (text) => Object.assign(device, { text }) },
    now,
    explain: ({ kind }) => `explained ${kind}`,
    onChange: () => {},
  });
  const answer = async (index: number, given: Answer) => {
    sent[index]?.answer(given);
    await settled();
  };
  return { chat, device, sent, answer };
}

it("holds messages to the contract's limit", () => expect(messageMax).toBe(chatMessageMax));

it("shows what was said at once, then the reply", async () => {
  const { chat, sent, answer } = start();
  expect(chat.say("Habari")).toBe(true);
  expect(chat.state()).toMatchObject({ entries: [{ kind: "said", text: "Habari" }], waiting: true });
  await settled();
  expect(sent[0]?.request).toEqual({ message: "Habari", chat_id: "1000", bot_id: "bot", message_type: "text" });
  await answer(0, reply("Karibu"));
  expect(chat.state()).toMatchObject({ entries: [{}, { action: { send_message: "Karibu" } }], waiting: false });
});

it("refuses an empty message and cuts one that is too long", async () => {
  const { chat, sent } = start();
  expect([chat.say(""), chat.say(" \n ")]).toEqual([false, false]);
  chat.say("x".repeat(2000));
  await settled();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.request.message).toHaveLength(1024);
});

it("lets a second message wait for the token the first reply brings", async () => {
  const { chat, sent, answer } = start();
  chat.say("one");
  chat.say("two");
  await settled();
  expect(sent).toHaveLength(1);
  await answer(0, reply("1", "secret"));
  expect(sent[1]).toMatchObject({ request: { message: "two" }, token: "secret" });
});

it("sends the id of an option and shows its title; a second press while waiting does nothing", async () => {
  const { chat, sent } = start();
  expect(chat.pick({ id: "row-1", title: "Kanga" })).toBe(true);
  expect(chat.pick({ id: "row-1", title: "Kanga" })).toBe(false);
  await settled();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.request).toMatchObject({ message: "row-1", message_type: "interactive" });
  expect(chat.state().entries).toEqual([{ kind: "said", text: "Kanga" }]);
});

it("reports errors as a reply and goes on", async () => {
  const { chat, answer, sent } = start();
  chat.say("one");
  await settled();
  await answer(0, { kind: "refused", body: { detail: "Closed" }, status: 404, token: undefined });
  chat.say("two");
  await settled();
  await answer(1, { kind: "unreachable", token: undefined });
  expect(chat.state().entries.filter(({ kind }) => kind === "problem")).toEqual([
    { kind: "problem", text: "Closed" },
    {
      kind: "problem",
      text: "explained unreachable",
      failed: { shown: "two", message: "two", type: "text", key: sent[1]?.key },
    },
  ]);
  expect(sent).toHaveLength(2);
});

it("sends again what did not get through, once, and keeps one copy of it", async () => {
  const first = start();
  first.chat.pick({ id: "row-1", title: "Kanga" });
  first.chat.say("and this");
  await settled();
  await first.answer(0, { kind: "refused", body: undefined, status: 503, token: undefined });
  await first.answer(1, reply("Yes"));
  const { chat, sent, answer } = start({ kept: first.device.text });
  const [problem] = chat.state().entries.filter(({ kind }) => kind === "problem");
  if (!problem) throw new Error("no problem shown");
  expect([chat.sendAgain(problem), chat.sendAgain(problem)]).toEqual([true, false]);
  await settled();
  expect(sent.map(({ request }) => [request.message, request.message_type])).toEqual([["row-1", "interactive"]]);
  expect(sent[0]?.key).toBe(first.sent[0]?.key);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(first.sent[1]?.key).not.toBe(first.sent[0]?.key);
  await answer(0, reply("Karibu"));
  expect(chat.state().entries).toMatchObject([
    { text: "and this" },
    { action: { send_message: "Yes" } },
    { text: "Kanga" },
    { action: { send_message: "Karibu" } },
  ]);
  expect(chat.sendAgain(problem)).toBe(false);
});

it("survives a reload with its id, its token and what was said", async () => {
  const first = start();
  first.chat.say("Habari");
  await settled();
  await first.answer(0, reply("Karibu", "secret"));
  const second = start({ kept: first.device.text, now: () => 9999 });
  expect(second.chat.state()).toEqual(first.chat.state());
  second.chat.say("again");
  await settled();
  expect(second.sent[0]).toMatchObject({ request: { chat_id: "1000" }, token: "secret" });
});

it("starts over with a new id; a late reply to the old conversation is dropped", async () => {
  const { chat, device, sent, answer } = start();
  chat.say("Habari");
  chat.say("never sent");
  await settled();
  chat.startOver();
  await answer(0, reply("too late"));
  expect(chat.state()).toMatchObject({ id: "1001", entries: [], waiting: false });
  expect(JSON.parse(device.text ?? "")).toMatchObject({ id: "1001", entries: [] });
  expect(sent).toHaveLength(1);
});

it("takes over what another tab has saved", async () => {
  const { chat, device } = start();
  const other = start({ kept: device.text });
  other.chat.say("from the other tab");
  device.text = other.device.text;
  chat.catchUp();
  expect(chat.state().entries).toEqual([{ kind: "said", text: "from the other tab" }]);
});
