import { expect, it } from "vitest";
import { retryAt } from "./rules.ts";

const last = "2026-03-02T06:00:00.000Z";
const next = "2026-03-03T06:00:00.000Z";

it("tries again after pauses that double, as jobs do, up to a longest one", () => {
  let at = new Date(last);
  const pauses: number[] = [];
  for (let n = 0; n < 10; n++) {
    const again = new Date(retryAt({ last, next }, at));
    pauses.push((again.getTime() - at.getTime()) / 1000);
    at = again;
  }
  expect(pauses).toEqual([5, 5, 10, 20, 40, 80, 160, 320, 640, 640]);
});

it("tries again no later than the next run", () => {
  expect(retryAt({ last, next }, new Date("2026-03-03T05:59:00.000Z"))).toBe(next);
});
