import { expect, it, vi } from "vitest";
import { type Device, reply, settled, startChat } from "../../test/start-chat.ts";

const head = (device: Device) => JSON.parse(device.get("chat") ?? "");

it("shows what was said at once, then the reply", async () => {
  const { chat, sent, answer } = startChat();
  expect(chat.send("Habari")).toBe(true);
  expect(chat.state()).toMatchObject({ entries: [{ kind: "said", text: "Habari", status: "waiting" }], waiting: true });
  await settled();
  expect(sent[0]?.request).toEqual({ message: "Habari", chat_id: "1000", bot_id: "bot", message_type: "text" });
  await answer(0, reply("Karibu"));
  expect(chat.state()).toMatchObject({
    entries: [{ status: "sent" }, { action: { send_message: "Karibu" } }],
    waiting: false,
  });
});

it("refuses a message that is empty or too long, and sends nothing of it", async () => {
  const { chat, sent } = startChat();
  expect(["", " \n ", "x".repeat(1025)].map(chat.send)).toEqual([false, false, false]);
  expect(chat.send("x".repeat(1024))).toBe(true);
  await settled();
  expect(sent.map(({ request }) => request.message.length)).toEqual([1024]);
});

it("lets a second message wait for the token the first reply brings", async () => {
  const { chat, sent, answer } = startChat();
  chat.send("one");
  chat.send("two");
  await settled();
  expect(sent).toHaveLength(1);
  await answer(0, reply("1", "secret"));
  expect(sent[1]).toMatchObject({ request: { message: "two" }, token: "secret" });
});

it("sends the id of an option and shows its title; a second press while waiting does nothing", async () => {
  const { chat, sent } = startChat();
  expect(chat.pick({ id: "row-1", title: "Kanga" })).toBe(true);
  expect(chat.pick({ id: "row-1", title: "Kanga" })).toBe(false);
  await settled();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.request).toMatchObject({ message: "row-1", message_type: "interactive" });
  expect(chat.state().entries).toMatchObject([{ kind: "said", text: "Kanga" }]);
});

it("reports errors as a reply and goes on", async () => {
  const { chat, answer, sent, told } = startChat();
  chat.send("one");
  await settled();
  await answer(0, { kind: "refused", body: { detail: "Closed" }, status: 404, token: undefined });
  chat.send("two");
  await settled();
  await answer(1, { kind: "too-slow", token: undefined });
  const outgoing = { message: "two", type: "text", key: sent[1]?.key };
  expect(chat.state().entries).toEqual([
    { kind: "said", text: "one", status: "refused" },
    { kind: "problem", text: "Closed" },
    { kind: "said", text: "two", status: "failed", outgoing },
    { kind: "problem", text: "explained too-slow", failed: outgoing.key },
  ]);
  expect(sent).toHaveLength(2);
  expect(told.filter(([name]) => name === "error")).toEqual([
    ["error", "Closed"],
    ["error", "explained too-slow"],
  ]);
});

it("sends again what did not get through, once, and keeps one copy of it", async () => {
  const first = startChat();
  first.chat.pick({ id: "row-1", title: "Kanga" });
  first.chat.send("and this");
  await settled();
  await first.answer(0, { kind: "refused", body: undefined, status: 503, token: undefined });
  await first.answer(1, reply("Yes"));
  const { chat, sent, answer } = startChat({ device: first.device });
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
  const first = startChat();
  first.chat.send("Habari");
  await settled();
  await first.answer(0, reply("Karibu", "secret"));
  const second = startChat({ device: first.device, now: () => 9999 });
  expect(second.chat.state()).toEqual(first.chat.state());
  second.chat.send("again");
  await settled();
  expect(second.sent[0]).toMatchObject({ request: { chat_id: "1000" }, token: "secret" });
});

it("starts over with a new id; a late reply to the old conversation is dropped", async () => {
  const { chat, device, sent, answer } = startChat();
  chat.send("Habari");
  chat.send("never sent");
  await settled();
  chat.startOver();
  await answer(0, reply("too late"));
  expect(chat.state()).toMatchObject({ id: "1001", entries: [], waiting: false });
  expect(head(device)).toMatchObject({ id: "1001", entries: [] });
  expect(sent).toHaveLength(1);
});

it("takes over what another tab has saved", async () => {
  const { chat, device } = startChat();
  const other = startChat({ device });
  other.chat.send("from the other tab");
  await other.answer(0, reply("Karibu"));
  chat.sync();
  expect(chat.state().entries).toEqual(other.chat.state().entries);
});

it("writes over nothing that another tab has said meanwhile", async () => {
  const { chat, device, answer } = startChat();
  const other = startChat({ device });
  chat.send("one");
  await settled();
  other.chat.send("two");
  await answer(0, reply("1"));
  expect(head(device).entries).toMatchObject([
    { text: "one", status: "sent" },
    { text: "two", status: "waiting" },
    { action: { send_message: "1" } },
  ]);
});

it("drops the reply that another tab has taken already", async () => {
  const { chat, device, sent, answer } = startChat();
  chat.send("one");
  const other = startChat({ device });
  other.chat.resend();
  await settled();
  expect(other.sent[0]?.key).toBe(sent[0]?.key);
  await answer(0, reply("1"));
  await other.answer(0, reply("1"));
  expect(other.chat.state().entries).toMatchObject([{ status: "sent" }, { action: { send_message: "1" } }]);
});

it("keeps what meets no connection and sends it in order when woken, each with its own key", async () => {
  const { chat, sent, answer, device } = startChat();
  chat.send("one");
  chat.send("two");
  await settled();
  await answer(0, { kind: "unreachable", token: undefined });
  expect(sent).toHaveLength(1);
  expect(chat.state()).toMatchObject({ delay: "explained unreachable", waiting: false });
  expect(chat.state().entries).toMatchObject([{ status: "waiting" }, { status: "waiting" }]);
  chat.stop();
  const later = startChat({ device });
  later.chat.resend();
  await settled();
  await later.answer(0, reply("1", "secret"));
  await later.answer(1, reply("2"));
  expect(later.sent.map(({ request, token }) => [request.message, token])).toEqual([
    ["one", undefined],
    ["two", "secret"],
  ]);
  expect(later.sent[0]?.key).toBe(sent[0]?.key);
  expect(later.chat.state()).toMatchObject({ delay: undefined, waiting: false });
});

it("takes pushed messages once, in order, and counts those nobody has seen", async () => {
  const { chat, seen, told, device } = startChat({ watched: false });
  const message = (seq: number, ...texts: string[]) => ({
    seq,
    actions: texts.map((text) => ({ send_message: text })),
  });
  chat.receive([message(3, "a", "b"), message(4, "c")]);
  chat.receive([message(4, "c"), message(2, "old"), message(5, "d")]);
  expect(chat.state()).toMatchObject({ seen: 5, unread: 3 });
  expect(chat.state().entries).toHaveLength(4);
  expect(told).toHaveLength(4);
  expect(startChat({ device }).chat.state()).toMatchObject({ seen: 5, unread: 3 });
  seen.watched = true;
  chat.markRead();
  chat.receive([message(6, "e")]);
  expect(chat.state()).toMatchObject({ seen: 6, unread: 0 });
});

it("counts pushed messages anew in another conversation at the shop, which gives another secret", async () => {
  const { chat, answer } = startChat();
  const pushed = (seq: number) => ({ seq, actions: [{ send_message: `pushed ${seq}` }] });
  chat.send("one");
  await settled();
  await answer(0, reply("1", "secret"));
  chat.receive([pushed(7)]);
  chat.send("two");
  await settled();
  await answer(1, reply("2", "secret"));
  expect(chat.state()).toMatchObject({ token: "secret", seen: 7 });
  chat.send("three");
  await settled();
  await answer(2, reply("3", "another"));
  expect(chat.state()).toMatchObject({ token: "another", seen: 0 });
  chat.receive([pushed(1)]);
  expect(chat.state().entries.at(-1)).toMatchObject({ action: { send_message: "pushed 1" } });
});

it("keeps 2,000 messages, writes only the newest for each, and brings earlier ones back", async () => {
  const { chat, device } = startChat();
  const push = (seq: number) => chat.receive([{ seq, actions: [{ send_message: `message ${seq}` }] }]);
  for (let seq = 1; seq <= 2000; seq += 1) push(seq);
  const written = vi.spyOn(JSON, "stringify");
  push(2001);
  expect(written.mock.calls.length).toBeLessThan(130);
  written.mockRestore();
  const again = startChat({ device }).chat;
  expect(again.state().entries.length).toBeLessThan(300);
  expect(again.state().entries.at(-1)).toMatchObject({ action: { send_message: "message 2001" } });
  while (again.state().earlier > 0) again.loadEarlier();
  expect(again.state()).toMatchObject({ start: 0, earlier: 0, entries: chat.state().entries });
  again.startOver();
  expect([...device.keys()]).toEqual(["chat"]);
});

it("lets the oldest go where the device has no room, and goes on", () => {
  const { chat, device } = startChat({ room: 60_000 });
  for (let seq = 1; seq <= 400; seq += 1)
    chat.receive([{ seq, actions: [{ send_message: `${seq} ${"x".repeat(300)}` }] }]);
  expect(chat.state().entries).toHaveLength(400);
  const again = startChat({ device }).chat;
  while (again.state().earlier > 0) again.loadEarlier();
  expect(again.state().entries.length).toBeGreaterThanOrEqual(100);
  expect(again.state().entries).toEqual(chat.state().entries.slice(-again.state().entries.length));
});

it("keeps everything else where one reply has more than two million characters, which stays in sight", () => {
  const { chat, device } = startChat();
  const push = (seq: number, text: string) => chat.receive([{ seq, actions: [{ send_message: text }] }]);
  for (let seq = 1; seq <= 150; seq += 1) push(seq, seq === 20 ? "x".repeat(2_100_000) : `message ${seq}`);
  expect(chat.state().entries[19]).toMatchObject({ kind: "shown" });
  const again = startChat({ device }).chat;
  while (again.state().earlier > 0) again.loadEarlier();
  expect(again.state().entries.length).toBe(150);
  expect(again.state().entries[0]).toMatchObject({ action: { send_message: "message 1" } });
  expect(again.state().entries[19]).toEqual({ kind: "unknown" });
});

it("keeps a reply of 400,000 characters over reloads, among those put away too", () => {
  const { chat, device } = startChat();
  for (let seq = 1; seq <= 150; seq += 1)
    chat.receive([{ seq, actions: [{ send_message: seq === 20 ? "x".repeat(400_000) : `message ${seq}` }] }]);
  const again = startChat({ device }).chat;
  while (again.state().earlier > 0) again.loadEarlier();
  expect(again.state().entries).toEqual(chat.state().entries);
});

it.each([30, 130])("leaves out only what is long on a device that has no room for it, as the %ith of 140", (place) => {
  const { chat, device } = startChat({ room: 195_000 });
  for (let seq = 1; seq <= 140; seq += 1)
    chat.receive([{ seq, actions: [{ send_message: seq === place ? "x".repeat(190_000) : `message ${seq}` }] }]);
  const again = startChat({ device }).chat;
  while (again.state().earlier > 0) again.loadEarlier();
  const kept = chat.state().entries.map((entry, index) => (index === place - 1 ? { kind: "unknown" } : entry));
  expect(again.state().entries).toEqual(kept);
});

it("puts nothing away that still waits to be sent", async () => {
  const { chat, device } = startChat();
  for (let number = 0; number < 150; number += 1) chat.send(`${number}`);
  expect(head(device).entries).toHaveLength(150);
});
