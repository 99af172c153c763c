import { expect, it } from "vitest";
import { poissonTail, unusualDay } from "./rules/unusual-day.ts";

/** Nine weeks from a Monday on; the last one is the one that is told of. */
const days = (orders: (week: number, weekday: number) => number) =>
  Array.from({ length: 63 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 0, 5 + at)).toISOString().slice(0, 10),
    orders: orders(Math.floor(at / 7), at % 7),
  }));
const told = (usually: (week: number) => number, last: number) =>
  unusualDay(days((week, weekday) => (weekday !== 5 ? 20 : week === 8 ? last : usually(week))));

type Case<Rest extends unknown[]> = [name: string, usual: (week: number) => number, last: number, ...Rest];
const unusual: Case<[{ orders: number; usual: number }]>[] = [
  ["many more than on any such day", () => 12, 40, { orders: 40, usual: 12 }],
  ["far fewer", () => 40, 2, { orders: 2, usual: 40 }],
  ["none, of few", () => 9, 0, { orders: 0, usual: 9 }],
  ["more, of hardly any", () => 0, 6, { orders: 6, usual: 0 }],
];
it.each(unusual)("a day is unusual: %s", (_, usual, last, expected) =>
  expect(told(usual, last)).toEqual({ day: "2026-03-07", ...expected }),
);

const ordinary: Case<[]>[] = [
  ["as it is", () => 12, 12],
  ["within what chance does", () => 25, 38],
  ["few more, though it is always the same", () => 2, 6],
  ["as wild as it always is", (week: number) => [5, 40, 12, 60, 8, 33, 50, 20][week] ?? 0, 70],
];
it.each(ordinary)("a day is not: %s", (_, usual, last) => expect(told(usual, last)).toBeUndefined());

it("one wild day among the past ones does not hide an unusual one", () =>
  expect(told((week) => (week === 3 ? 500 : 12), 40)).toMatchObject({ orders: 40, usual: 12 }));

it("nothing is said of a shop that has hardly begun, or never sold", () => {
  expect(unusualDay(days((week, weekday) => (week === 8 && weekday === 5 ? 40 : week > 5 ? 1 : 0)))).toBeUndefined();
  expect(unusualDay(days(() => 0))).toBeUndefined();
});

it("the tail is that of Poisson", () => {
  expect(poissonTail(0, 2)).toBeCloseTo(Math.exp(-2), 10);
  expect(poissonTail(3, 2)).toBeCloseTo(1 - Math.exp(-2) * (1 + 2 + 2), 10);
});
