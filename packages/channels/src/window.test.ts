import { expect, it } from "vitest";
import { type WindowFacts, windowOf } from "./window.ts";

const hour = 3_600_000;
const now = new Date("2026-11-26T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * hour);
const facts = (change: Partial<WindowFacts>): WindowFacts => ({
  ...{ lastInAt: null, entryUntil: null, closedByProvider: null },
  ...change,
});

it.each([
  ["never opened", {}, false, null, 0],
  ["open since an hour", { lastInAt: ago(1) }, true, ago(-23), 23],
  ["closes to the millisecond", { lastInAt: ago(24) }, false, now, 0],
  ["a clock ahead of ours is no longer window", { lastInAt: ago(-5) }, true, ago(-24), 24],
  ["an advertisement keeps it open", { lastInAt: ago(30), entryUntil: ago(-10) }, true, ago(-10), 10],
  ["an advertisement that is over does not", { lastInAt: ago(1), entryUntil: ago(2) }, true, ago(-23), 23],
  ["the provider's refusal wins", { lastInAt: ago(1), closedByProvider: ago(0.5) }, false, null, 0],
  ["until the customer writes again", { lastInAt: ago(0.25), closedByProvider: ago(0.5) }, true, ago(-23.75), 23.75],
  ["the provider wins over an advertisement", { entryUntil: ago(-10), closedByProvider: ago(1) }, false, null, 0],
])("%s", (_, change, open, until, left) => {
  expect(windowOf(facts(change), now)).toEqual({ open, until, left: left * hour });
});
