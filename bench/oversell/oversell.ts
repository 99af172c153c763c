import { today, writeResults } from "../stack/write-results.ts";
import { crowds, sellOut } from "./sell-out.ts";

const rounds = 20;
const { tallies, deadlocks, faults } = await sellOut({ rounds });
writeResults("bench:oversell", [
  `| ${today()}, 10 in stock, 200 clients at once, two processes of the API, ${rounds} rounds | asked | sold | refused with what is left | slowest round |`,
  "|---|---|---|---|---|",
  ...crowds.map((crowd) => {
    const { asked, sold, refused, tookMs } = tallies[crowd];
    return `| ${crowd} | ${asked} | ${sold} | ${refused} | ${(tookMs / 1_000).toFixed(1)} s |`;
  }),
  "",
  `${faults.length} faults (an answer that is neither an order nor a 409 in words, a stock below nothing or other than its movements, units sold that were not there, or left while somebody wanted them), ${deadlocks} deadlocks.`,
]);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
