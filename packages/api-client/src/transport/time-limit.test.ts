import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readFile } from "./read-file.ts";
import { startTimeLimit } from "./time-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A body that sends one byte every `everyMs`, and stops without an end after the last. */
function slowly(bytes: number, everyMs: number, isEnded = true): Response {
  let sent = 0;
  return new Response(
    new ReadableStream({
      async pull(line) {
        if (sent++ === bytes) return isEnded ? line.close() : new Promise(() => {});
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        line.enqueue(new Uint8Array(1));
      },
    }),
  );
}

it("lets a download take as long as it likes while something comes", async () => {
  const limit = startTimeLimit(1000);
  const file = readFile(slowly(10, 900), limit);
  await vi.advanceTimersByTimeAsync(9000);
  expect((await file).size).toBe(10);
  expect(limit.signal.aborted).toBe(false);
});

it("ends one that comes to a stop", async () => {
  const limit = startTimeLimit(1000);
  void readFile(slowly(3, 900, false), limit);
  await vi.advanceTimersByTimeAsync(3699);
  expect(limit.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(limit.signal.reason).toMatchObject({ name: "TimeoutError" });
});

it("aborts with its caller, and leaves nothing behind", () => {
  const stop = new AbortController();
  const [ended, running] = [startTimeLimit(1000, stop.signal), startTimeLimit(undefined, stop.signal)];
  ended.end();
  stop.abort("enough");
  expect([ended.signal.aborted, running.signal.aborted, running.signal.reason]).toEqual([false, true, "enough"]);
  expect(startTimeLimit(1000, stop.signal).signal.aborted).toBe(true);
});
