import fc from "fast-check";
import { expect, it } from "vitest";
import { stayWithout } from "./undo-codes.ts";

type Passing = { now: string | null; to?: string | null; gone?: boolean };

/** The code each variant has after an undo: `to` if it gets that back. */
function after(all: Passing[]) {
  const wanted = all.flatMap(({ to, gone }, id) => (to === undefined || gone ? [] : [{ id: String(id), to }]));
  const gone = new Set(all.flatMap((each, id) => (each.gone ? [String(id)] : [])));
  const holderOf = (code: string) => {
    const at = all.findIndex(({ now }) => now?.toLowerCase() === code.toLowerCase());
    return at < 0 ? undefined : String(at);
  };
  const without = stayWithout(wanted, gone, holderOf);
  return all.map(({ now, to, gone: isGone }, id) =>
    isGone ? null : to === undefined || without.has(String(id)) ? now : to,
  );
}

it.each<[string, Passing[], (string | null)[]]>([
  [
    "two for each other's",
    [
      { now: "A", to: "B" },
      { now: "b", to: "A" },
    ],
    ["B", "A"],
  ],
  [
    "in a row, the last free",
    [
      { now: "B", to: "A" },
      { now: "C", to: "B" },
      { now: "D", to: null },
    ],
    ["A", "B", null],
  ],
  [
    "from one that goes",
    [
      { now: "B", to: "A" },
      { now: "a", gone: true },
    ],
    ["A", null],
  ],
  ["its own in other letters", [{ now: "a", to: "A" }], ["A"]],
  [
    "never from one that keeps it, nor from who waits for that one",
    [{ now: "C", to: "B" }, { now: "B", to: "A" }, { now: "A" }],
    ["C", "B", "A"],
  ],
  [
    "to the first of two",
    [
      { now: "A", to: "C" },
      { now: "B", to: "c" },
      { now: "D", to: "b" },
    ],
    ["C", "B", "D"],
  ],
])("codes go back: %s", (_, all, expected) => {
  expect(after(all)).toEqual(expected);
});

it("codes go back so that none is there twice, and whoever could get its own gets it", () => {
  const letters = ["A", "b", "C", "d", "E", "f"];
  const code = fc.option(fc.constantFrom(...letters, ...letters.map((letter) => letter.toLowerCase())));
  const passing = fc.uniqueArray(
    fc.record({ now: code, to: fc.option(code, { nil: undefined }), gone: fc.boolean() }),
    { selector: ({ now }) => now?.toLowerCase() ?? Symbol(), maxLength: 8 },
  );
  fc.assert(
    fc.property(passing, (all) => {
      const is = after(all).flatMap((each) => each?.toLowerCase() ?? []);
      expect(new Set(is).size).toBe(is.length);
      for (const [at, { to, gone }] of all.entries())
        if (to && !gone && after(all)[at] !== to) expect(is).toContain(to.toLowerCase());
    }),
    { numRuns: 500 },
  );
});
