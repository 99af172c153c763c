import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const src = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, src), "utf8");
const sheetsOf = (path: string) =>
  [...read(path).matchAll(/import "[./]+\/layout\/styles\/(\w+)\.css"/g)].map(([, name]) => name);

// Two sheets on one page would define the same classes twice, and the later ones would override the earlier's
// responsive variants.
it.each(globSync("app/[[]locale]/**/{page,error}.tsx", { cwd: src.pathname }))("%s has one style sheet", (path) => {
  expect(sheetsOf(path)).toHaveLength(1);
});

it("every section is in a sheet", () => {
  const sheets = ["words", "shops", "qr"].map((name) => read(`layout/styles/${name}.css`)).join("\n");
  const sections = globSync("sections/*", { cwd: src.pathname }).filter((path) => path !== "sections/og");
  expect(sections.filter((path) => !sheets.includes(`"../../${path}"`))).toEqual([]);
});

it("every component of the design system that a section uses is in a sheet", () => {
  const sheets = ["base", "words", "shops", "qr"].map((name) => read(`layout/styles/${name}.css`)).join("\n");
  const code = globSync("{layout,sections}/**/*.{ts,tsx}", { cwd: src.pathname }).map(read).join("\n");
  const used = new Set([...code.matchAll(/"@mauzo\/ui\/([\w-]+)"/g)].map(([, name]) => name));
  expect([...used].filter((name) => !new RegExp(`/ui/src/${name}\\.tsx?"`).test(sheets))).toEqual([]);
});
