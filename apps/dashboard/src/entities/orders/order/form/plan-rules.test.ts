import { expect, it } from "vitest";
import { dayAfter, planProblem, splitInto } from "./plan-rules.ts";

it("instalments are a week or a month apart, on the last day of a month that is shorter", () => {
  expect([0, 1, 2].map((count) => dayAfter("2028-01-31", count, "month"))).toEqual([
    "2028-01-31",
    "2028-02-29",
    "2028-03-31",
  ]);
  expect(dayAfter("2026-12-28", 1, "week")).toBe("2027-01-04");
  const split = splitInto({ owedMinor: 100_050, count: 3, every: "month", today: "2026-11-28" });
  expect(split.map(({ leftMinor }) => leftMinor)).toEqual([33_450, 33_300, 33_300]);
});

it("are saved where their days rise and they come to what is owed", () => {
  const row = (due_on: string, amount: number | undefined) => ({ due_on, amount });
  expect(planProblem([row("2026-12-01", 60), row("2026-12-08", 40)], 100)).toBeUndefined();
  expect(planProblem([row("2026-12-01", 60), row("2026-12-01", 40)], 100)).toBe("days");
  expect(planProblem([row("2026-12-01", 100), row("2026-12-08", undefined)], 100)).toBe("amounts");
  expect(planProblem([row("2026-12-01", 60), row("2026-12-08", 41)], 100)).toBe("sum");
});
