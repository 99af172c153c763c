import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { sideEffects } from "./side-effects.ts";

it.each([
  "start();",
  "server.listen(1);",
  "await start();",
  "void start();",
  "const a = await start();",
  "if (a) start();",
  "process.exitCode = 1;",
])("refuses %s", (text) => {
  expect(problemsOf(sideEffects, { "apps/api/src/app.ts": `import "x";\n${text}` })).toEqual(["apps/api/src/app.ts:2"]);
});

it.each([
  ["app.ts", "const a = 1;\nexport const f = async () => {\n  await g();\n};\nexport type A = 1;\n"],
  ["main.ts", "await start();"],
  ["db/migrate.ts", "await start();"],
  ["db/seed/seed.ts", "await start();"],
  ["db/tenant-transaction.test.ts", 'describe("a", () => {});'],
])("allows what stands in %s", (path, text) => {
  expect(problemsOf(sideEffects, { [`apps/api/src/${path}`]: text })).toEqual([]);
});
