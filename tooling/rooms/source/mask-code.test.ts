import { expect, it } from "vitest";
import { maskCode } from "./mask-code.ts";

it.each([
  ["a string", `const a = "x as y";`, `const a = "      ";`],
  ["an escaped quote", String.raw`f("a\"b", 'c')`, `f("    ", ' ')`],
  ["a line comment", "a; // b as c", "a;          "],
  ["a block comment, keeping its lines", "a /* b\nc */ d", "a     \n     d"],
  ["a template, but not the code in it", `\`a as b \${c({ d })} e\``, `\`       \${c({ d })}  \``],
  ["templates in templates", `\`a \${\`b \${c} d\`} e\` as f`, `\`  \${\`  \${c}  \`}  \` as f`],
  ["a regular expression", "x.replace(/['\"`]/g, 1)", "x.replace(/     /g, 1)"],
  ["words in a division's place", "a / b / c", "a / b / c"],
])("blanks %s", (_, text, code) => {
  expect(maskCode(text)).toBe(code);
});

it("takes an apostrophe in JSX text for what it is", () => {
  expect(maskCode("<p>Don't</p>;\nx as Y;")).toBe("<p>Don't</p>;\nx as Y;");
});

it("keeps addresses in JSX text from ending the line", () => {
  expect(maskCode("<p>https://x</p>")).toBe("<p>https://x</p>");
});
