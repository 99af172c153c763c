import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeConnectionQueue } from "./connection-queue.ts";
import { DatabaseUnavailable } from "./database-unavailable-error.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shop = "Langu";

/**
 * Lets `count` callers ask at once; each holds its connection for `workMs`. Returns whether each was served, and after
 * how long.
 */
async function crowd(count: number, workMs: number) {
  const queue = makeConnectionQueue(() => 10);
  const startedAt = Date.now();
  const ends: { done: boolean; waitedMs: number }[] = [];
  for (let each = 0; each < count; each++)
    queue.acquire(shop).then(
      () => {
        ends.push({ done: true, waitedMs: Date.now() - startedAt });
        setTimeout(() => queue.release(shop), workMs);
      },
      (error: unknown) => {
        expect(error).toBeInstanceOf(DatabaseUnavailable);
        ends.push({ done: false, waitedMs: Date.now() - startedAt });
      },
    );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).toHaveLength(count);
  return ends;
}
const longest = (ends: { waitedMs: number }[]) => Math.max(...ends.map(({ waitedMs }) => waitedMs));

it("a burst of short work waits, and all get their turn", async () => {
  const ends = await crowd(200, 300);
  expect(ends.filter(({ done }) => done)).toHaveLength(200);
  expect(longest(ends)).toBeGreaterThan(5_000);
});

it("behind work that takes a second some wait for their turn, the others hear at once that it would not come", async () => {
  const ends = await crowd(500, 1_000);
  const refused = ends.filter(({ done }) => !done);
  expect(refused.length).toBeGreaterThan(400);
  expect(longest(refused)).toBeLessThan(2_000);
  expect(longest(ends)).toBeLessThanOrEqual(10_000);
});

it("those let in quickly hide from nobody that their work is slow, and what was let in is finished", async () => {
  const queue = makeConnectionQueue(() => 10);
  const held = async (share: string, workMs: number) => {
    await queue.acquire(share);
    await new Promise((resolve) => setTimeout(resolve, workMs));
    queue.release(share);
  };
  const refused: number[] = [];
  let done = 0;
  const request = async () => {
    const startedAt = Date.now();
    try {
      await held("", 2);
      await held(shop, 1_000);
      done++;
    } catch (error) {
      expect(error).toBeInstanceOf(DatabaseUnavailable);
      refused.push(Date.now() - startedAt);
    }
  };
  for (let each = 0; each < 500; each++) void request();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refused.length + done).toBe(500);
  expect(done).toBeGreaterThan(50);
  expect(Math.max(...refused)).toBeLessThan(2_000);
});

it("behind work that does not end nobody waits for long", async () => {
  const ends = await crowd(500, 60_000);
  expect(ends.filter(({ done }) => done)).toHaveLength(8);
  expect(longest(ends)).toBeLessThan(2_000);
});

it("nobody waits longer than ten seconds, however short the work", async () => {
  const ends = await crowd(5_000, 300);
  expect(longest(ends)).toBeLessThanOrEqual(10_000);
});

it("a turn that was given back is had again", async () => {
  const queue = makeConnectionQueue(() => 1);
  await queue.acquire(shop);
  const next = queue.acquire(shop);
  queue.rejectAll(new DatabaseUnavailable("away"));
  await expect(next).rejects.toThrow("away");
  queue.release(shop);
  await queue.acquire(shop);
});

it("a shop whose crowd waits for one row leaves its neighbour turns at once", async () => {
  const queue = makeConnectionQueue(() => 10);
  const crowd = Array.from({ length: 100 }, () => queue.acquire(shop).catch(() => undefined));
  await queue.acquire("Jirani");
  await queue.acquire("Jirani");
  const third = queue.acquire("Jirani");
  queue.release(shop);
  queue.release(shop);
  await third;
  queue.rejectAll(new DatabaseUnavailable("away"));
  await Promise.all(crowd);
});
