import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hoverIntent } from "./hover-intent.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function twoMenus() {
  const open = { first: false, second: false };
  const intent = hoverIntent<keyof typeof open>((menu, isOpen) => {
    open[menu] = isOpen;
  });
  return { open, intent };
}

it("opens after a rest of 200 ms", () => {
  const { open, intent } = twoMenus();
  intent.enter("first");
  vi.advanceTimersByTime(199);
  expect(open.first).toBe(false);
  vi.advanceTimersByTime(1);
  expect(open.first).toBe(true);
});
it("does not open when the pointer only passes", () => {
  const { open, intent } = twoMenus();
  intent.enter("first");
  vi.advanceTimersByTime(120);
  intent.leave("first");
  vi.advanceTimersByTime(1000);
  expect(open.first).toBe(false);
});
it("closes 150 ms after the pointer has left, unless it comes back", () => {
  const { open, intent } = twoMenus();
  intent.enter("first");
  vi.advanceTimersByTime(200);
  intent.leave("first");
  vi.advanceTimersByTime(149);
  intent.enter("first");
  vi.advanceTimersByTime(500);
  expect(open.first).toBe(true);
  intent.leave("first");
  vi.advanceTimersByTime(150);
  expect(open.first).toBe(false);
});
it.each([0, 150 + 299])("opens the next at once %d ms after the pointer has left one that was open", (pauseMs) => {
  const { open, intent } = twoMenus();
  intent.enter("first");
  vi.advanceTimersByTime(200);
  intent.leave("first");
  vi.advanceTimersByTime(pauseMs);
  intent.enter("second");
  vi.advanceTimersByTime(0);
  expect(open.second).toBe(true);
});
it("waits again once 300 ms have gone by", () => {
  const { open, intent } = twoMenus();
  intent.enter("first");
  vi.advanceTimersByTime(200);
  intent.leave("first");
  vi.advanceTimersByTime(150 + 300);
  intent.enter("second");
  vi.advanceTimersByTime(199);
  expect(open.second).toBe(false);
  vi.advanceTimersByTime(1);
  expect(open.second).toBe(true);
});
