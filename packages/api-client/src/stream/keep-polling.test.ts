// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPolling } from "./keep-polling.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("asks again after the pause the server names, and less and less often while it fails", async () => {
  const pauses = [100, undefined, undefined, undefined, undefined, undefined, undefined, 100];
  const at: number[] = [];
  const begin = Date.now();
  const poll = async () => {
    at.push(Date.now() - begin);
    const pauseMs = pauses[at.length - 1];
    if (pauseMs === undefined) throw new TypeError("Failed to fetch");
    return pauseMs;
  };
  const { stop } = keepPolling({ poll, isWanted: () => at.length < pauses.length });
  await vi.advanceTimersByTimeAsync(200_000);
  expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([
    100, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
  stop();
});

it("drops a poll that never ends, and the one in progress when something else is wanted", async () => {
  const signals: AbortSignal[] = [];
  const poll = (signal: AbortSignal) =>
    new Promise<number>((_, reject) => {
      signals.push(signal);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  const { restart, stop } = keepPolling({ poll, isWanted: () => true });
  await vi.advanceTimersByTimeAsync(40_000);
  expect([signals.length, signals[0]?.aborted]).toEqual([2, true]);
  restart();
  await vi.advanceTimersByTimeAsync(0);
  expect([signals.length, signals[1]?.aborted]).toEqual([3, true]);
  stop();
  await vi.advanceTimersByTimeAsync(100_000);
  expect([signals.length, signals[2]?.aborted]).toEqual([3, true]);
});

it("sleeps while the page is hidden or nothing is wanted", async () => {
  const poll = vi.fn(async () => 1000);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  let isWanted = true;
  const { restart, stop } = keepPolling({ poll, isWanted: () => isWanted });
  await vi.advanceTimersByTimeAsync(5000);
  expect(poll).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(1500);
  expect(poll).toHaveBeenCalledTimes(2);
  isWanted = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(poll).toHaveBeenCalledTimes(2);
  isWanted = true;
  restart();
  await vi.advanceTimersByTimeAsync(0);
  expect(poll).toHaveBeenCalledTimes(3);
  stop();
});
