import { expect, it } from "vitest";
import { dueAfter, dueFrom } from "./rules.ts";

const yearOf = (first: string, day: number) => {
  const days = [dueFrom(first, day)];
  for (let month = 1; month < 12; month++) days.push(dueAfter(days.at(-1) ?? "", day));
  return days.map((each) => each.slice(5));
};

it("is one day in every month, the last where it is shorter", () => {
  expect(yearOf("2027-01-01", 31)).toEqual([
    ...["01-31", "02-28", "03-31", "04-30", "05-31", "06-30", "07-31", "08-31", "09-30", "10-31", "11-30", "12-31"],
  ]);
  expect(yearOf("2028-01-01", 29).slice(0, 3)).toEqual(["01-29", "02-29", "03-29"]);
  expect(yearOf("2027-01-01", 29).slice(0, 3)).toEqual(["01-29", "02-28", "03-29"]);
  expect(yearOf("2027-01-01", 28).slice(0, 3)).toEqual(["01-28", "02-28", "03-28"]);
});

it("begins today or later", () => {
  expect([dueFrom("2026-11-28", 28), dueFrom("2026-11-28", 27), dueFrom("2026-12-31", 1)]).toEqual([
    ...["2026-11-28", "2026-12-27", "2027-01-01"],
  ]);
  expect(dueFrom("2027-02-28", 31)).toBe("2027-02-28");
});
