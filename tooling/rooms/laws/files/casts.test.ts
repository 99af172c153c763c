import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { casts } from "./casts.ts";

it.each([
  ["in the middle of work", "export function f(x: unknown) {\n  return x as string;\n}", 2],
  ["in a helper that gives no reason", "const asText = (x: unknown) => x as string;", 1],
  ["in a value under a comment", "/** Why. */\nconst text = read() as string;", 2],
  [
    "far down in a long function",
    `/** Why. */\nfunction f(x: unknown) {\n${"  g();\n".repeat(9)}  return x as string;\n}`,
    12,
  ],
  ["twice over", "f(x as unknown as Y);", 1],
  ["in angle brackets", "const a = <string[]>read();\nconst b = <Text>read();", 2],
  ["of an object", "f({ a } as { a: string });", 1],
  ["across lines", "f(\n  x\n    as string,\n);", 3],
])("refuses one %s", (_, text, line) => {
  expect(problemsOf(casts, { "a.ts": text })).toContain(`a.ts:${line}`);
});

it("sees one in JSX", () => {
  expect(problemsOf(casts, { "a.tsx": "const a = <A>{x as string}</A>;" })).toEqual(["a.tsx:1"]);
});

it.each([
  [
    "a helper that says why",
    "/** Parsed above, which the generic hides. */\nconst asText = <T>(x: unknown) => x as T;",
  ],
  [
    "a function that says why",
    "// Checked by the caller.\nexport function f(x: unknown): string {\n  return x as string;\n}",
  ],
  [
    "a helper of several lines",
    "/** Why. */\nconst asDeclared = <E>(a: unknown, b: unknown) => ({\n  a: a as A<E>,\n  b: b as B,\n});",
  ],
  ["generics", "const f = <T>(x: T) => x;\nconst g: <T>(x: T) => T = f<Text>;\nconst h = new Map<A, B>();"],
  ["as const", "export const a = [1] as const;"],
  ["renames", `import { a as b, type C as D } from "x";\nimport * as z from "z";\nexport { b as e };`],
  ["renames over lines", `import {\n  a as b,\n} from "x";`],
  ["renamed keys", `type A<T> = { [K in keyof T as \`x\${K}\`]: T[K] };`],
  ["words", `const a = "x as y"; // b as c\nconst q = sql\`select 1 as one\`;`],
  ["a property of that name", "f({ as: 1 }, x.as, <A as={b} />);"],
])("allows %s", (_, text) => {
  expect(problemsOf(casts, { "a.ts": text })).toEqual([]);
});

it("allows the word in JSX text", () => {
  expect(problemsOf(casts, { "a.tsx": "const a = (\n  <p>\n    See it as a customer\n  </p>\n);" })).toEqual([]);
});
