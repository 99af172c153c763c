import { today, writeResults } from "../stack/write-results.ts";
import { cases, measure, type Result } from "./measure.ts";
import { startSideBySide } from "./servers.ts";

const ms = (value: number) => value.toFixed(2);
const side = ({ node, postgres }: Result["api"]) => `${ms(node)} + ${ms(postgres)}`;
const rowOf = ({ name, floor, api, ratio, goal, rate }: Result) =>
  `| ${name} | ${side(floor)} | ${side(api)} | ${ratio.toFixed(2)} × | ${goal} × | ${rate.toFixed(2)} × |`;

const both = await startSideBySide({ products: 10_000, carts: 1_500, orders: 25_000 });
const results: Result[] = [];
try {
  for (const each of cases) results.push(await measure(both, each, 9, 150));
} finally {
  await both.stop();
}
writeResults("bench:floor", [
  `| ${today()}, CPU ms a request: Node + PostgreSQL | floor | Mauzo | ratio | goal |`,
  "|---|---|---|---|---|---|",
  ...results.map(rowOf),
]);
