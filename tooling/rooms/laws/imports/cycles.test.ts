import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { cycles } from "./cycles.ts";

it("refuses two files that need each other, be it for a type or later", () => {
  const texts = {
    "a/one.ts": '\nimport type { Two } from "./two.ts";',
    "a/two.ts": 'const one = () => import("./one.ts");',
  };
  expect(problemsOf(cycles, texts)).toEqual(["a/one.ts:2"]);
});

it("refuses a long way round, across packages, and tells it once", () => {
  const texts = {
    "packages/ui/src/a.ts": 'import "@mauzo/format/b";',
    "packages/format/src/b.ts": 'import "./c.ts";',
    "packages/format/src/c.ts": 'import "@mauzo/ui/a";\nimport "./d.ts";',
    "packages/format/src/d.ts": "",
  };
  expect(problemsOf(cycles, texts)).toEqual(["packages/format/src/b.ts:1"]);
});

it("refuses a file that imports itself", () => {
  expect(problemsOf(cycles, { "a/one.ts": 'import "./one.ts";' })).toEqual(["a/one.ts:1"]);
});

it("allows many ways to one file", () => {
  const texts = {
    "a/one.ts": 'import "./two.ts";\nimport "./three.ts";',
    "a/two.ts": 'import "./three.ts";',
    "a/three.ts": 'import "gone";\nimport "./gone.ts";',
  };
  expect(problemsOf(cycles, texts)).toEqual([]);
});
