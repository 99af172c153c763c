import { expect, it } from "vitest";
import { liftOf } from "./keep-clear.ts";

const place = { bottom: 727, height: 74 };
const over = (...taken: [from: number, to: number][]) =>
  liftOf(place, (y) => taken.some(([from, to]) => y >= from && y <= to));

it("stays where it lies over nothing", () => {
  expect(over()).toBe(0);
  expect(over([740, 780], [580, 640])).toBe(0);
});

it("is raised until it is clear", () => {
  const lift = over([680, 724]);
  expect(place.bottom - lift).toBeLessThan(680);
  expect(lift).toBeLessThan(64);
});

it("is raised above all that lie below one another", () => {
  const lift = over([680, 724], [560, 604]);
  expect(place.bottom - lift).toBeLessThan(560);
  expect(lift).toBeLessThan(184);
});

it("stays where nothing within reach is clear", () => expect(over([0, 740])).toBe(0));
