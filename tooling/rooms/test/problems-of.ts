import { type Law, sourcesOf } from "../source/sources.ts";

/** The `file:line` of each problem that a law finds in a repository of these files. */
export const problemsOf = (law: Law, texts: Readonly<Record<string, string>>): string[] =>
  law(sourcesOf(texts)).map(({ file, line }) => `${file}:${line}`);
