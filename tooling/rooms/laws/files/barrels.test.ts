import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { barrels } from "./barrels.ts";

it.each([
  `export * from "./a.ts";\nexport { b } from "./b.ts";\n`,
  `// everything\nexport type { A } from "./a.ts";`,
  `import { a } from "./a.ts";\nexport { a };`,
])("refuses a file that only passes on: %s", (text) => {
  expect(problemsOf(barrels, { "a/b.ts": text })).toEqual(["a/b.ts:1"]);
});

it.each([
  `import { a } from "./a.ts";\nexport const b = a;`,
  `export { a } from "./a.ts";\nexport const b = 1;`,
  `import "./a.css";`,
  "",
])("allows a file that makes something: %s", (text) => {
  expect(problemsOf(barrels, { "a/b.ts": text })).toEqual([]);
});
