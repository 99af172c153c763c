import { expect, it } from "vitest";
import { lengthOf, report } from "./report.ts";
import { sourcesOf } from "./source/sources.ts";

it("counts lines as an editor does", () => {
  expect([lengthOf("a"), lengthOf("a\n"), lengthOf("a\nb\n")]).toEqual([1, 1, 2]);
});

it("tells each problem in its place, then the figures of sources alone", () => {
  const sources = sourcesOf({ "a.ts": "1\n2\n3\n", "b.ts": "1\n", "c.ts": "1\n2\n", "d.json": "" });
  const problems = [
    { file: "b.ts", line: 1, message: "second" },
    { file: "a.ts", line: 10, message: "first" },
    { file: "a.ts", line: 2, message: "before it" },
  ];
  expect(report(sources, problems).split("\n")).toEqual([
    "a.ts:2  before it",
    "a.ts:10  first",
    "b.ts:1  second",
    "3 problems; 3 source files, median 2 lines, 90th percentile 3",
  ]);
});
