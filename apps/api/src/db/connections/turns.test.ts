import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeTurns } from "./turns.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shop = "Langu";

/** So many ask at once; `workMs` is how long each keeps its turn. Tells what became of each, and when. */
async function crowd(count: number, workMs: number) {
  const turns = makeTurns(() => 10);
  const startedAt = Date.now();
  const ends: { done: boolean; waitedMs: number }[] = [];
  for (let each = 0; each < count; each++)
    turns.take(shop).then(
      () => {
        ends.push({ done: true, waitedMs: Date.now() - startedAt });
        setTimeout(() => turns.give(shop), workMs);
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
  const turns = makeTurns(() => 10);
  const held = async (share: string, workMs: number) => {
    await turns.take(share);
    await new Promise((resolve) => setTimeout(resolve, workMs));
    turns.give(share);
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
  const turns = makeTurns(() => 1);
  await turns.take(shop);
  const next = turns.take(shop);
  turns.refuse(new DatabaseUnavailable("away"));
  await expect(next).rejects.toThrow("away");
  turns.give(shop);
  await turns.take(shop);
});

it("a shop whose crowd waits for one row leaves its neighbour turns at once", async () => {
  const turns = makeTurns(() => 10);
  const crowd = Array.from({ length: 100 }, () => turns.take(shop).catch(() => undefined));
  await turns.take("Jirani");
  await turns.take("Jirani");
  const third = turns.take("Jirani");
  turns.give(shop);
  turns.give(shop);
  await third;
  turns.refuse(new DatabaseUnavailable("away"));
  await Promise.all(crowd);
});
