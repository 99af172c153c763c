import { mask } from "./mask.ts";
import { isScript } from "./place.ts";
import { type Import, readImports } from "./read-imports.ts";
import { resolveImport } from "./resolve-import.ts";

export type Source = {
  path: string;
  text: string;
  /** The text with comments and the insides of strings blanked; empty where the file is no script. */
  code: string;
  imports: Import[];
};

export type Problem = { file: string; line: number; message: string };

/** One rule of docs/house.md, over all files of the repository. */
export type Law = (sources: readonly Source[]) => Problem[];

/** Reads the imports of each script and follows them to the files they mean. */
export function sourcesOf(texts: Readonly<Record<string, string>>): Source[] {
  const paths = new Set(Object.keys(texts));
  return Object.entries(texts).map(([path, text]) => {
    if (!isScript(path)) return { path, text, code: "", imports: [] };
    const code = mask(text);
    const imports = readImports(text, code).map((read) => ({
      ...read,
      target: resolveImport(path, read.specifier, paths),
    }));
    return { path, text, code, imports };
  });
}

/** The line a character stands in, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;
