import { maskCode } from "./mask-code.ts";
import { isScript } from "./path-kind.ts";
import { type Import, readImports } from "./read-imports.ts";
import { resolveImport } from "./resolve-import.ts";

export type Source = {
  path: string;
  text: string;
  /** The text with comments and the insides of strings blanked; empty if the file is not a script. */
  code: string;
  imports: Import[];
};

export type Problem = { file: string; line: number; message: string };

/** One rule of docs/house.md, checked over all files of the repository. */
export type Law = (sources: readonly Source[]) => Problem[];

/** Parses the imports of each script and resolves them to files. */
export function sourcesOf(texts: Readonly<Record<string, string>>): Source[] {
  const paths = new Set(Object.keys(texts));
  return Object.entries(texts).map(([path, text]) => {
    if (!isScript(path)) return { path, text, code: "", imports: [] };
    const code = maskCode(text);
    const imports = readImports(text, code).map((read) => ({
      ...read,
      target: resolveImport(path, read.specifier, paths),
    }));
    return { path, text, code, imports };
  });
}

/** The line number of a character, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;
