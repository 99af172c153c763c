import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LiveEvents } from "../db/live-events.ts";
import { createLiveStreams, type LiveStream } from "./live-streams.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Named = LiveStream & { name: string };

function standIn(findOver: (streams: readonly Named[]) => Promise<readonly Named[]> = async () => []) {
  const subscribers = new Set<Parameters<LiveEvents["subscribe"]>[1]>();
  const live: Pick<LiveEvents, "subscribe"> = {
    subscribe: (_, subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
  const streams = createLiveStreams<Named>(live, { beatMs: 5_000, findOver });
  const open = (name: string, next: LiveStream["next"] = () => undefined) => {
    const onLeave = vi.fn();
    const { body } = streams.open({ name, shopId: "duka", retryMs: 1_000, onEvent: () => {}, next, onLeave });
    const heard: string[] = [];
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const ended = (async () => {
      for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
        heard.push(piece.value);
    })();
    return { heard, ended, onLeave, leave: () => reader?.cancel() };
  };
  const announce = () => {
    for (const { onEvent } of subscribers) onEvent(undefined);
  };
  return { streams, subscribers, open, announce };
}

it("beats for all, ends those that are over, and stands still when nobody listens", async () => {
  let over = "";
  const looks = vi.fn(async (all: readonly Named[]) => all.filter(({ name }) => name === over));
  const { open, subscribers } = standIn(looks);
  const [stays, ends] = [open("stays"), open("ends")];
  await vi.advanceTimersByTimeAsync(5_000);
  expect([stays.heard, ends.heard]).toEqual(Array(2).fill(["retry: 1000\n\n", ": here\n\n"]));
  over = "ends";
  await vi.advanceTimersByTimeAsync(5_000);
  await ends.ended;
  expect([looks.mock.calls.length, stays.onLeave.mock.calls.length, ends.onLeave.mock.calls.length]).toEqual([2, 0, 1]);
  await stays.leave();
  expect([subscribers.size, vi.getTimerCount(), stays.onLeave.mock.calls.length]).toEqual([0, 0, 1]);
});

it("goes on beating, and ends nobody, while the database does not answer", async () => {
  const { open } = standIn(() => Promise.reject(new Error("away")));
  const { heard, onLeave } = open("listens");
  await vi.advanceTimersByTimeAsync(15_000);
  expect([heard.length, onLeave.mock.calls.length]).toEqual([4, 0]);
});

it("sends what comes while it reads", async () => {
  const { open, announce } = standIn();
  let news = 0;
  const next = vi.fn(async () => {
    if (next.mock.calls.length === 1) {
      news = 1;
      announce();
      return undefined;
    }
    const text = news > 0 ? `data: ${news}\n\n` : undefined;
    news = 0;
    return text;
  });
  const { heard } = open("listens", next);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.at(-1)).toBe("data: 1\n\n");
});

it("cuts off who reads nothing for a minute", async () => {
  const { streams, subscribers } = standIn();
  const response = streams.open({ name: "hangs", shopId: "duka", retryMs: 1_000, onEvent: () => {}, next: () => "x" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(subscribers.size).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(subscribers.size).toBe(0);
  await expect(response.text()).rejects.toThrow("takes nothing");
});

it("looks once for all who ask for it together", async () => {
  const looks = vi.fn(async () => []);
  const { streams, open } = standIn(looks);
  const { leave } = open("listens");
  for (let count = 0; count < 300; count++) streams.lookSoon();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looks).toHaveBeenCalledOnce();
  await leave();
});
