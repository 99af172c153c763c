import { expect, it } from "vitest";
import { changeOf, daysOfSpan, partsOfDuration, problemOfDays, roughMinorOf, shareOf } from "./rules.ts";

const today = "2026-11-27";
const none = { from: null, to: null };

it.each([
  ["week", none, "2026-11-21", today],
  ["month", none, "2026-10-29", today],
  ["year", none, "2025-11-28", today],
  ["week", { from: "2026-01-01", to: "2026-01-31" }, "2026-01-01", "2026-01-31"],
  ["week", { from: "2024-01-01", to: "2024-12-31" }, "2024-01-01", "2024-12-31"],
  // A day too many, the wrong way round, and no days at all.
  ["week", { from: "2024-01-01", to: "2025-01-01" }, "2026-11-21", today],
  ["week", { from: "2026-02-01", to: "2026-01-01" }, "2026-11-21", today],
  ["week", { from: "yesterday", to: "2026-01-01" }, "2026-11-21", today],
] as const)("%s, %o: from %s to %s", (span, chosen, from, to) => {
  expect(daysOfSpan(span, chosen, today)).toEqual({ from, to });
});

it.each([
  [none, undefined],
  [{ from: "2026-01-01", to: null }, undefined],
  [{ from: "2026-01-01", to: "2026-01-01" }, undefined],
  [{ from: "2024-01-01", to: "2024-12-31" }, undefined],
  [{ from: "2024-01-01", to: "2025-01-01" }, "tooLong"],
  [{ from: "2026-02-01", to: "2026-01-31" }, "reversed"],
  [{ from: "yesterday", to: "2026-01-01" }, undefined],
] as const)("of %o is wrong: %s", (chosen, problem) => {
  expect(problemOfDays(chosen)).toBe(problem);
});

it("a change and a share are whole percents, and nothing of nothing", () => {
  expect([changeOf(3, 2), changeOf(1, 3), changeOf(1, 0), changeOf(0, 5)]).toEqual([50, -67, undefined, -100]);
  expect([shareOf(1, 3), shareOf(0, 0), shareOf(5, 5)]).toEqual([33, 0, 100]);
});

it.each([
  [25_010_293, 25_000_000],
  [25_510_293, 26_000_000],
  [123_456, 120_000],
  [1_249, 1_200],
  [99_950, 100_000],
])("says %i roughly", (minor, rough) => {
  expect(roughMinorOf(minor)).toBe(rough);
});

it("says a duration in the unit one would say it in", () => {
  const said = [0, 59, 60, 3_540, 3_600, 7_500, 172_800, 180_000].map((seconds) => {
    const { unit, large, small } = partsOfDuration(seconds);
    return `${large} ${unit} ${small}`;
  });
  expect(said).toEqual([
    ...["0 seconds 0", "59 seconds 0", "1 minutes 0", "59 minutes 0", "1 hours 0", "2 hours 5"],
    ...["2 days 0", "2 days 2"],
  ]);
});
