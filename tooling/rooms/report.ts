import { isSource } from "./source/path-kind.ts";
import type { Problem, Source } from "./source/sources.ts";

export const lengthOf = (text: string): number => text.replace(/\n$/, "").split("\n").length;

const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

/** One line per problem, then a summary. */
export function report(sources: readonly Source[], problems: readonly Problem[]): string {
  const lengths = sources
    .filter(({ path }) => isSource(path))
    .map(({ text }) => lengthOf(text))
    .sort((a, b) => a - b);
  const lines = problems
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, message }) => `${file}:${line}  ${message}`);
  const figures = `${lengths.length} source files, median ${at(lengths, 0.5)} lines, 90th percentile ${at(lengths, 0.9)}`;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return [...lines, `${count}; ${figures}`].join("\n");
}
