import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createElement } from "./react.ts";

const src = new URL("../../", import.meta.url).pathname;

it("nothing else in the site knows Preact", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: src }).filter((path) => !path.startsWith("lib/page-react/"));
  expect(files.filter((path) => /"preact|@jsxImportSource/.test(readFileSync(`${src}${path}`, "utf8")))).toEqual([]);
});

it("attributes of SVG get the hyphens that React gives them, others stay", () => {
  const written = { strokeWidth: 2, strokeLinecap: "round", fontSize: 3, textAnchor: "middle" };
  const kept = { viewBox: "0 0 1 1", textLength: 4, className: "a", fill: "none", stroke: "red" };
  expect(createElement("text", { ...written, ...kept }).props).toEqual({
    "stroke-width": 2,
    "stroke-linecap": "round",
    "font-size": 3,
    "text-anchor": "middle",
    ...kept,
  });
});
