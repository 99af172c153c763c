import { expect, it } from "vitest";
import { maskCode } from "./mask-code.ts";
import { readImports } from "./read-imports.ts";

const read = (text: string) =>
  readImports(text, maskCode(text)).map(({ specifier, line, typeOnly, dynamic }) =>
    [specifier, line, typeOnly ? "type" : "value", dynamic ? "later" : "at once"].join(" "),
  );

it.each([
  [`import { a, type B } from "x";`, "x 1 value at once"],
  [`import type { A } from "x";`, "x 1 type at once"],
  [`import * as z from "zod/mini";`, "zod/mini 1 value at once"],
  [`import a, { b } from "../c.ts";`, "../c.ts 1 value at once"],
  [`import "./globals.css";`, "./globals.css 1 value at once"],
  [`import {\n  a,\n  b,\n} from "x";`, "x 4 value at once"],
  [`export { a } from "x";`, "x 1 value at once"],
  [`export type { A } from "x";`, "x 1 type at once"],
  [`export * from "x";`, "x 1 value at once"],
  [`const a = () => import("x");`, "x 1 value later"],
  [`type A = typeof import("x");`, "x 1 type later"],
])("reads %s", (text, found) => {
  expect(read(text)).toEqual([found]);
});

it.each([
  `// import { a } from "x";`,
  `const text = 'import a from "x"';`,
  'const text = `\nimport a from "x";\n`;',
  `export const a = Array.from("x");`,
])("is not misled by %s", (text) => {
  expect(read(text)).toEqual([]);
});

it("reads them all, in any order", () => {
  expect(read(`import a from "a";\nimport type b from "b";\n\nexport const c = 1;`)).toEqual([
    "a 1 value at once",
    "b 2 type at once",
  ]);
});
