import { expect, it } from "vitest";
import { dayOf, shiftDate, weeksOf } from "./month-days.ts";

const numbers = (date: Date) => [date.getDate(), date.getMonth() + 1, date.getFullYear()];

it("lays a month out in weeks from Monday", () => {
  const weeks = weeksOf(dayOf(2026, 10, 21)).map((week) => week.map((day) => day?.getDate() ?? 0));
  expect(weeks[0]).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect(weeks.at(-1)).toEqual([30, 0, 0, 0, 0, 0, 0]);
  expect(weeksOf(dayOf(2027, 1, 1))).toHaveLength(4);
});

it("moves over the ends of months and years, and never past the end of a short month", () => {
  expect(numbers(shiftDate(dayOf(2026, 11, 31), { days: 1 }))).toEqual([1, 1, 2027]);
  expect(numbers(shiftDate(dayOf(2028, 0, 31), { months: 1 }))).toEqual([29, 2, 2028]);
  expect(numbers(shiftDate(dayOf(2026, 0, 15), { months: -1 }))).toEqual([15, 12, 2025]);
});
