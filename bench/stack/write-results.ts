import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const page = path.resolve(import.meta.dirname, "../../docs/benchmarks.md");

/** Prints a bench's table and, with `--write`, puts it between the bench's markers in docs/benchmarks.md. */
export function writeResults(bench: string, lines: string[]): void {
  const table = lines.join("\n");
  console.log(table);
  if (!process.argv.includes("--write")) return;
  const [opening, closing] = [`<!-- ${bench} -->`, `<!-- /${bench} -->`];
  const [before, rest] = readFileSync(page, "utf8").split(opening);
  if (rest === undefined) throw new Error(`docs/benchmarks.md has no ${opening}`);
  writeFileSync(page, `${before}${opening}\n${table}\n${closing}${rest.split(closing)[1] ?? ""}`);
}

export const today = (): string => new Date().toISOString().slice(0, 10);
