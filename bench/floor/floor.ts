import { today, writeResults } from "../stack/write-results.ts";
import { cases, measure, type Result, rowOf } from "./measure.ts";
import { startSideBySide } from "./servers.ts";

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
