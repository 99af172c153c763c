import { today, writeResults } from "../stack/write-results.ts";
import { moments } from "./failpoints.ts";
import { killDatabase } from "./kill-database.ts";
import { killProcesses } from "./kill-processes.ts";

const backGoalMs = 5_000;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const processes = await killProcesses({ each: 6, random: 58, longestMs: 3_000, carts: 60_000, waitsForJobs: true });
const database = await killDatabase({ kills: 20, carts: 30_000, upMs: 4_000, downMs: 1_500 });
const slowest = Math.max(...database.backAfterMs);
const faults = [...processes.faults, ...database.faults];
if (processes.jobsDoneMs === undefined) faults.push("jobs were not done within 90 s");
if (slowest > backGoalMs) faults.push(`the first order came ${seconds(slowest)} after the database was back`);

const atMoments = moments.map((moment) => `${processes.atMoments[moment] ?? 0} ${moment}`).join(", ");
writeResults("bench:kills", [
  `| ${today()}, 20 clients, two processes of the API | \`kill -9\` of a process | \`kill -9\` of PostgreSQL |`,
  "|---|---|---|",
  `| kills | ${processes.kills}, of them ${atMoments} | ${database.kills} |`,
  `| orders placed | ${processes.orders} | ${database.orders} |`,
  `| tries nobody knew the end of | ${processes.unknown} | ${database.unknown} |`,
  `| acknowledged and lost, doubled, or not whole | ${processes.faults.length} | ${database.faults.length} |`,
  `| jobs all done after | ${seconds(processes.jobsDoneMs ?? Number.NaN)} | |`,
  `| first order after it took connections again, at most | | ${seconds(slowest)} |`,
]);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
