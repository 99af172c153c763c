import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cases, measure, type Result } from "./measure.ts";
import { startSideBySide } from "./servers.ts";

const page = path.resolve(import.meta.dirname, "../../docs/benchmarks.md");
const [opening, closing] = ["<!-- bench:floor -->", "<!-- /bench:floor -->"];

const ms = (value: number) => value.toFixed(2);
const side = ({ node, postgres }: Result["api"]) => `${ms(node)} + ${ms(postgres)}`;
const rowOf = ({ name, floor, api, ratio, goal }: Result) =>
  `| ${name} | ${side(floor)} | ${side(api)} | ${ratio.toFixed(2)} × | ${goal} × |`;

const both = await startSideBySide({ products: 10_000, carts: 1_500 });
const results: Result[] = [];
try {
  for (const each of cases) results.push(await measure(both, each, 9, 150));
} finally {
  await both.stop();
}
const table = [
  `| ${new Date().toISOString().slice(0, 10)}, CPU ms a request: Node + PostgreSQL | floor | Mauzo | ratio | goal |`,
  "|---|---|---|---|---|",
  ...results.map(rowOf),
].join("\n");
console.log(table);
if (process.argv.includes("--write")) {
  const [before, rest = ""] = readFileSync(page, "utf8").split(opening);
  writeFileSync(page, `${before}${opening}\n${table}\n${closing}${rest.split(closing)[1] ?? ""}`);
}
