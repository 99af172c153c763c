import { expect, it } from "vitest";
import { liftOf } from "./keep-clear.ts";

const button = { x: 280, width: 60, height: 60, top: 660 };
const at = (left: number, top: number, width = 44, height = 44) =>
  ({ left, top, right: left + width, bottom: top + height, height }) as const;
const over = (...others: ReturnType<typeof at>[]) =>
  liftOf(
    button,
    others.map((each) => ({ ...each, x: each.left, y: each.top, width: each.right - each.left, toJSON: () => "" })),
  );

it("stays where it lies over nothing", () => {
  expect(over()).toBe(0);
  expect(over(at(20, 670), at(290, 720), at(290, 610))).toBe(0);
});

it("lies over a link in a text, which is low", () => expect(over(at(270, 670, 60, 24))).toBe(0));

it("is raised until it is clear", () => {
  expect(over(at(290, 680))).toBe(40);
  expect(over(at(290, 680), at(290, 600))).toBe(120);
});

it("stays where nothing within reach is clear", () => expect(over(at(270, 0, 90, 740))).toBe(0));
