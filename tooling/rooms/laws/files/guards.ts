import type { Law } from "../../source/sources.ts";

const list = "tests/guards.md";
/** A file of code, or a test without its ending, in backticks. */
const named = /`((?:[\w@.[\]-]+\/)+[\w@.[\]-]+)`/g;
const starts = ["", "apps/api/src/", "apps/api/"];
const ends = ["", ".ts", ".test.ts", ".test.tsx", ".property.test.ts", ".spec.ts", ".mjs"];

/** The code that a row of the list of guards takes out, and the tests that miss it, are in the repository. */
export const guards: Law = (sources) => {
  const paths = new Set(sources.flatMap(({ path }) => [path, path.slice(0, path.lastIndexOf("/"))]));
  const isThere = (name: string) => starts.some((start) => ends.some((end) => paths.has(`${start}${name}${end}`)));
  const rows = sources.find(({ path }) => path === list)?.text.split("\n") ?? [];
  return rows.flatMap((row, at) => {
    const cells = row.startsWith("| ") ? row.split(" | ").slice(1) : [];
    return cells
      .flatMap((cell) => Array.from(cell.matchAll(named), ([, name = ""]) => name))
      .filter((name) => !isThere(name))
      .map((name) => ({ file: list, line: at + 1, message: `names ${name}, which is gone` }));
  });
};
