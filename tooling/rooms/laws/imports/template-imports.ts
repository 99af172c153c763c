import { maskCode } from "../../source/mask-code.ts";
import { readImports } from "../../source/read-imports.ts";
import { resolveImport } from "../../source/resolve-import.ts";
import type { Law } from "../../source/sources.ts";

const template = "tooling/new-area/template/";

/** Where `pnpm new:area` writes a file of its template, with the template's words in place of the area's names. */
const placeOf = (path: string) =>
  path
    .slice(template.length)
    .replace(/\.txt$/, "")
    .replace(/\bdomain\b/, "__domain__")
    .replace(/\bthings\b/g, "__things__")
    .replace(/\bthing\b/g, "__thing__")
    .replace("src/app/", "src/app/[locale]/");

/** What the template of a new area imports of ours is there, or is written by the template itself. */
export const templateImports: Law = (sources) => {
  const files = sources.filter(({ path }) => path.startsWith(template));
  const paths = new Set([...sources, ...files.map(({ path }) => ({ path: placeOf(path) }))].map(({ path }) => path));
  return files.flatMap(({ path, text }) =>
    readImports(text, maskCode(text))
      .filter(({ specifier }) => /^(?:\.|@mauzo\/)/.test(specifier))
      .filter(({ specifier }) => resolveImport(placeOf(path), specifier, paths) === undefined)
      .map(({ specifier, line }) => ({
        file: path,
        line,
        message: `"${specifier}" leads to no file: the template follows what is renamed or moved`,
      })),
  );
};
