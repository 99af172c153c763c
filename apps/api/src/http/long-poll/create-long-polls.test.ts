import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LiveEvents } from "../../db/live-events.ts";
import { createLongPolls } from "./create-long-polls.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function standIn() {
  const subscribers = new Set<Parameters<LiveEvents["subscribe"]>[1]>();
  const live: Pick<LiveEvents, "subscribe"> = {
    subscribe: (_, subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
  let stock = 5;
  const read = vi.fn(async () => stock);
  const longPolls = createLongPolls<number>(live);
  const look = (number: number, more: { address?: string; left?: AbortSignal; seen?: number } = {}) =>
    longPolls.waitForNews({
      shopId: "duka",
      address: more.address ?? `203.0.${number >> 8}.${number & 255}`,
      key: "kikoi",
      read,
      isNews: (known) => known !== (more.seen ?? 5),
      waitMs: 20_000,
      abortSignal: more.left ?? new AbortController().signal,
    });
  const change = (next: number, topic: "orders" | "staff" = "orders") => {
    stock = next;
    for (const { onEvent } of subscribers) onEvent({ topic, id: "0" });
  };
  return { subscribers, read, look, change };
}

it("reads once for all, once more for all at a change, and not at all for what sells nothing", async () => {
  const { read, look, change, subscribers } = standIn();
  const waiting = Array.from({ length: 1_000 }, (_, number) => look(number));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
  change(5, "staff");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
  change(4);
  const answers = await Promise.all(waiting);
  expect(new Set(answers.map(({ known }) => known))).toEqual(new Set([4]));
  expect(read).toHaveBeenCalledTimes(2);
  expect([subscribers.size, vi.getTimerCount()]).toEqual([0, 0]);
});

it("answers when the time is up, when the caller has left, and when the process stops", async () => {
  const { look, subscribers } = standIn();
  const leaving = new AbortController();
  const [slow, left] = [look(1), look(2, { left: leaving.signal })];
  leaving.abort();
  expect(await left).toEqual({ known: 5, pauseMs: 0 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await slow).toEqual({ known: 5, pauseMs: 0 });
  const stopped = look(3);
  await vi.advanceTimersByTimeAsync(1);
  for (const { onEnd } of subscribers) onEnd();
  expect((await stopped).pauseMs).toBeGreaterThan(0);
  expect(vi.getTimerCount()).toBe(0);
});

it("misses nothing that changes while it reads", async () => {
  const { look, read, change } = standIn();
  read.mockImplementationOnce(async () => {
    change(0);
    return 5;
  });
  expect((await look(1)).known).toBe(0);
});

it("lets three hundred of one network wait; who comes then is answered, and comes back later", async () => {
  const { look } = standIn();
  const address = "2001:db8:0:1::1";
  const waiting = Array.from({ length: 300 }, (_, number) => look(number, { address }));
  expect(await look(300, { address: "2001:db8:0:1:ffff::2" })).toEqual({ known: 5, pauseMs: 30_000 });
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(waiting);
  const again = look(300, { address });
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await again).pauseMs).toBe(0);
});
