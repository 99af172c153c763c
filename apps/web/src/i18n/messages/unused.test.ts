import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { en } from "./en.ts";

const src = new URL("../../", import.meta.url);
const code = globSync("{app,layout,lib,sections,i18n}/**/*.{ts,tsx}", { cwd: src.pathname })
  .filter((path) => !/\/messages\/|\.test\./.test(path))
  .map((path) => readFileSync(new URL(path, src), "utf8"))
  .join("\n");

/** Keys used in the code, as `.key`, `["key"]`, `{ key }` or `key,` in a pattern. */
const named = new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** Objects read as a whole (`Object.values(faq.items)`) or by a variable key (`reasons[reason]`, `items.${key}.title`). */
const walked = new Set(
  [...code.matchAll(/Object\.(?:values|entries|keys)\(\s*[\w.]*?(\w+)\s*\)|\b(\w+)\??\.?\[[a-z]|(\w+)\.\$\{/g)].map(
    ([, whole, asked, variable]) => whole ?? asked ?? variable,
  ),
);

function unusedIn(value: unknown, path: string, parent: string): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = named.has(key) || walked.has(parent) ? [] : [`${path}.${key}`];
    return [...here, ...unusedIn(inner, `${path}.${key}`, key)];
  });
}

it("has no text that no page asks for", () => {
  expect(unusedIn(en, "", "")).toEqual([]);
});
