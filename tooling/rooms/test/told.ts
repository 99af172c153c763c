import { type Law, sourcesOf } from "../source/sources.ts";

/** Where a law finds fault in a repository of these files. */
export const told = (law: Law, texts: Readonly<Record<string, string>>): string[] =>
  law(sourcesOf(texts)).map(({ file, line }) => `${file}:${line}`);
