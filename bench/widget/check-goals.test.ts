import { expect, it } from "vitest";
import { checkGoals, type Figures } from "./check-goals.ts";

const good: Figures = {
  untilLauncher: { bytes: 1990, requests: 1 },
  untilTyping: { bytes: 9900, requests: 2 },
  launcherRatio: 1.05,
  typingRatio: 1.1,
  outside: 0,
  styles: 0,
  globals: ["Mauzo"],
  keyboard: [true, true, true, true, true],
  axeClosed: [],
  axeOpen: [],
};
const conversation = { said: 2020, rendered: 200, earlierRendered: 400, longestTaskMs: 40, heapMb: 20 };

it("finds nothing wanting where all holds", () => expect(checkGoals(good, conversation)).toEqual([]));

it.each<[Partial<Figures>, string]>([
  [{ untilLauncher: { bytes: 2001, requests: 1 } }, "2.0 kB of scripts until the launcher shows"],
  [{ untilLauncher: { bytes: 1990, requests: 2 } }, "2 scripts until the launcher shows"],
  [{ untilTyping: { bytes: 10_100, requests: 2 } }, "10.1 kB of scripts until one can type"],
  [{ launcherRatio: 1.2 }, "launcher after 1.20 times the vanilla button's time"],
  [{ launcherRatio: undefined }, "launcher after NaN times the vanilla button's time"],
  [{ typingRatio: 1.3 }, "typing after 1.30 times the vanilla panel's time"],
  [{ outside: 1 }, "1 requests to others"],
  [{ styles: 3 }, "3 styles of the page changed"],
  [{ globals: ["Mauzo", "x"] }, "globals Mauzo, x"],
  [{ keyboard: [true, true, true, true, false] }, "keyboard true, true, true, true, false"],
  [{ axeClosed: ["region"] }, "axe, closed: region"],
  [{ axeOpen: ["color-contrast"] }, "axe, open: color-contrast"],
])("finds %j wanting", (worse, fault) => expect(checkGoals({ ...good, ...worse }, conversation)).toEqual([fault]));

it.each<[Partial<typeof conversation>, string]>([
  [{ said: 1999 }, "only 1999 messages said"],
  [{ rendered: 201 }, "201 messages rendered"],
  [{ earlierRendered: 200 }, "earlier messages are not shown"],
  [{ longestTaskMs: 51 }, "a task of 51 ms"],
  [{ heapMb: 41 }, "a heap of 41.0 MB"],
])("finds a long talk with %j wanting", (worse, fault) =>
  expect(checkGoals(good, { ...conversation, ...worse })).toEqual([fault]),
);
