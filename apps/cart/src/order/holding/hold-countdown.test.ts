import { afterEach, expect, it, vi } from "vitest";
import { countdownText, openClock } from "./hold-countdown.ts";

afterEach(() => vi.useRealTimers());

it.each([
  [900_000, "15:00"],
  [899_001, "15:00"],
  [60_000, "01:00"],
  [1, "00:01"],
  [0, "00:00"],
  [-5_000, "00:00"],
  [7_200_000, "2:00:00"],
])("writes %d ms as %s", (leftMs, text) => {
  expect(countdownText(leftMs)).toBe(text);
});

it("runs by the server's clock on a device whose own is an hour ahead", () => {
  vi.useFakeTimers();
  const arrivedMs = Date.now();
  const clock = openClock(arrivedMs - 3_600_000, arrivedMs);
  vi.advanceTimersByTime(90_000);
  expect(clock()).toBe(arrivedMs - 3_600_000 + 90_000);
});
