import { expect, it, vi } from "vitest";
import { reply, startChat } from "../../test/start-chat.ts";
import type { SendResult } from "./send-message.ts";

it("tries again by itself, after pauses that double up to thirty seconds", async () => {
  vi.useFakeTimers();
  const { chat, sent } = startChat();
  const lose = async () => {
    sent.at(-1)?.answer({ kind: "unreachable", token: undefined });
    await vi.advanceTimersByTimeAsync(0);
  };
  chat.send("one");
  const pauses: number[] = [];
  for (let tries = 1; tries <= 7; tries += 1) {
    await lose();
    const from = Date.now();
    await vi.advanceTimersToNextTimerAsync();
    pauses.push((Date.now() - from) / 1000);
    expect(sent).toHaveLength(tries + 1);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
  await lose();
  chat.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it("waits as long as the shop asks for, says so, and loses nothing of what was said", async () => {
  vi.useFakeTimers();
  const { chat, sent, told } = startChat();
  const answerLast = async (answer: SendResult) => {
    sent.at(-1)?.answer(answer);
    await vi.advanceTimersByTimeAsync(0);
  };
  const busy: SendResult = { kind: "unreachable", body: undefined, seconds: 20, token: undefined };
  chat.send("one");
  chat.send("two");
  for (const tries of [1, 2]) {
    await answerLast(busy);
    expect(chat.state()).toMatchObject({ delay: "explained unreachable", waiting: false });
    expect(chat.state().entries).toMatchObject([{ status: "waiting" }, { status: "waiting" }]);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(sent).toHaveLength(tries);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(tries + 1);
  }
  await answerLast(reply("1"));
  await answerLast(reply("2"));
  expect(sent.map(({ request }) => request.message)).toEqual(["one", "one", "one", "two"]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(chat.state()).toMatchObject({ delay: undefined, waiting: false });
  expect(chat.state().entries.map(({ kind }) => kind)).toEqual(["said", "said", "shown", "shown"]);
  expect(told.filter(([name]) => name === "error")).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
