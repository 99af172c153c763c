import { describe, expect, it } from "vitest";
import { daysOf, spansOf } from "./rules/spans.ts";
import { worstStep } from "./rules/worst-step.ts";

describe("the span before", () => {
  it.each([
    ["2026-11-20", "2026-11-20", "2026-11-19", "2026-11-19", 1],
    ["2026-03-01", "2026-03-31", "2026-01-29", "2026-02-28", 31],
    ["2024-01-01", "2024-12-31", "2022-12-31", "2023-12-31", 366],
  ])("of %s to %s is as long and right before", (from, to, beforeFrom, beforeTo, length) => {
    const spans = spansOf({ from, to });
    expect(spans).toEqual({ days: { from, to }, before: { from: beforeFrom, to: beforeTo }, length });
    expect(daysOf(spans.days)).toHaveLength(length);
    expect(daysOf(spans.before).at(-1)).toBe(beforeTo);
  });
});

describe("the step that loses most", () => {
  const steps = (chats: number, carts: number, orders: number, paid: number, handed_over: number) => ({
    ...{ chats, carts, orders, paid, handed_over },
  });
  it.each([
    [steps(100, 40, 30, 20, 20), { step: "carts", lost: 60, percent: 60 }],
    [steps(100, 90, 30, 20, 20), { step: "orders", lost: 60, percent: 67 }],
    [steps(10, 10, 10, 1, 0), { step: "paid", lost: 9, percent: 90 }],
    [steps(10, 10, 10, 10, 4), { step: "handed_over", lost: 6, percent: 60 }],
    // Of two that lose as many, the earlier one.
    [steps(10, 8, 6, 6, 6), { step: "carts", lost: 2, percent: 20 }],
    [steps(5, 5, 5, 5, 5), null],
    [steps(0, 0, 0, 0, 0), null],
  ])("%o", (counted, worst) => {
    expect(worstStep(counted)).toEqual(worst);
  });
});
