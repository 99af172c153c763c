import { afterEach, expect, it, vi } from "vitest";
import { createToastQueue, type ToastQueue } from "./toast-queue.ts";

const listOf = (queue: ToastQueue) => queue.store.getState().toasts;
afterEach(() => vi.useRealTimers());

it("keeps five, newest first", () => {
  const queue = createToastQueue();
  for (const title of ["1", "2", "3", "4", "5", "6"]) queue.push({ title, tone: "info" });
  expect(listOf(queue).map((toast) => toast.title)).toEqual(["6", "5", "4", "3", "2"]);
});

it("shows success for 3 s and the rest for 5 s unless told otherwise", () => {
  const queue = createToastQueue();
  queue.push({ title: "a", tone: "success" });
  queue.push({ title: "b", tone: "danger" });
  queue.push({ title: "c", tone: "info", durationMs: 10 });
  expect(listOf(queue).map((toast) => toast.durationMs)).toEqual([10, 5000, 3000]);
});

it("closes a dismissed toast at once and removes it much later", () => {
  vi.useFakeTimers();
  const queue = createToastQueue();
  const seen = vi.fn();
  queue.store.subscribe(seen);
  queue.dismiss(queue.push({ title: "a", tone: "info" }));
  expect(listOf(queue)).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(1_000_000);
  expect(listOf(queue)).toEqual([]);
  expect(seen).toHaveBeenCalledTimes(3);
});
