import { isScript } from "../../source/path-kind.ts";
import type { Law } from "../../source/sources.ts";

const passesOn = /\bexport\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})(?:\s*from\s*["'] *["'])?;?/g;
const imports = /^\s*import\b[^;]*;/gm;

/** A file that only re-exports from others hides where things are. */
export const barrels: Law = (sources) =>
  sources.flatMap(({ path, code }) => {
    if (!isScript(path) || !passesOn.test(code)) return [];
    passesOn.lastIndex = 0;
    const rest = code
      .replace(imports, "")
      .replace(passesOn, "")
      .replace(/["'][^"']*["'];?/g, "");
    if (rest.trim() !== "") return [];
    return [{ file: path, line: 1, message: "only re-exports: import each thing from the file that makes it" }];
  });
