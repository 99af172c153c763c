import fc from "fast-check";
import { expect, it } from "vitest";
import { cameraProblemOf, createScanRule, outOfSightMs, writingsOf } from "./scan-rule.ts";

/** The moments at which codes count that are read as here: `[code, ms]`. */
function counted(reads: readonly (readonly [string, number])[]) {
  const counts = createScanRule();
  let looked = 0;
  return reads.filter(([code, at]) => {
    for (looked += 100; looked < at; looked += 100) counts(undefined, looked);
    looked = at;
    return counts(code, at);
  });
}

it("counts nothing again after a while in which nobody looked", () => {
  const counts = createScanRule();
  expect([0, 100, 5_000, 5_100].map((at) => counts("A", at))).toEqual([false, true, false, false]);
});

it("counts a code that is held before the camera once, and another one meanwhile", () => {
  const held = Array.from({ length: 100 }, (_, at) => ["A", at * 100] as const);
  expect(counted(held)).toEqual([["A", 100]]);
  const reads = [...held.slice(0, 5), ["B", 500], ["A", 600], ["B", 700], ["A", 800], ["B", 900]] as const;
  expect(counted(reads)).toEqual([
    ["A", 100],
    ["B", 700],
  ]);
});

it("counts it again once it was out of sight", () => {
  const again = (ms: number) =>
    counted([...(["A", "A"] as const).map((code, at) => [code, at] as const), ["A", ms], ["A", ms + 100]]);
  expect(again(outOfSightMs)).toHaveLength(1);
  expect(again(outOfSightMs + 1)).toHaveLength(2);
});

it("does not count what was read only once", () => {
  expect(
    counted([
      ["A", 0],
      ["8", 100],
      ["A", 1_200],
    ]),
  ).toEqual([]);
});

it("never counts one code twice within a second and a half, whatever is read", () => {
  const read = fc.tuple(fc.constantFrom("A", "B", "C"), fc.integer({ min: 0, max: 700 }));
  fc.assert(
    fc.property(fc.array(read, { maxLength: 200 }), (steps) => {
      let now = 0;
      const last = new Map<string, number>();
      const counts = createScanRule();
      for (const [code, ms] of steps) {
        now += ms;
        if (!counts(code, now)) continue;
        expect(now - (last.get(code) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(outOfSightMs);
        last.set(code, now);
      }
    }),
  );
});

it("tells a camera that is refused from one that is missing or in use", () => {
  const problem = (name: string) => cameraProblemOf(Object.assign(new Error(), { name }));
  expect(["NotAllowedError", "NotFoundError", "NotReadableError", "Whatever"].map(problem)).toEqual([
    ...["refused", "missing", "busy", "failed"],
  ]);
  // A page that was not sent over https has no cameras.
  expect(cameraProblemOf(new TypeError("undefined is not an object"))).toBe("missing");
  expect(cameraProblemOf("gone")).toBe("failed");
});

it("knows both writings of the bars that have a zero in front", () => {
  expect(writingsOf("012345678905")).toEqual(["012345678905", "0012345678905"]);
  expect(writingsOf("0012345678905")).toEqual(["0012345678905", "012345678905"]);
  expect(writingsOf("6161100000018")).toEqual(["6161100000018"]);
  expect(writingsOf("KANGA-1")).toEqual(["KANGA-1"]);
});
