import { today, writeResults } from "../stack/write-results.ts";
import { restartUnderLoad } from "./restart-under-load.ts";
import { stopAmidWork } from "./stop-amid-work.ts";

const goneGoalMs = 20_000;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const amid = await stopAmidWork({ inFlight: 100, streams: 20, jobs: 400 });
const rolling = await restartUnderLoad({ restarts: 20, carts: 30_000 });
const slowest = Math.max(amid.goneMs, rolling.slowestExitMs);
const faults = [...amid.faults, ...rolling.faults];
if (slowest > goneGoalMs) faults.push(`a process was gone only after ${seconds(slowest)}`);

writeResults("bench:restarts", [
  `| ${today()} | SIGTERM amid work | restarts in turn, 20 clients, 10 who listen, two processes |`,
  "|---|---|---|",
  `| asked of it | ${amid.inFlight} requests in flight, ${amid.streams} streams, ${amid.jobs} jobs | ${rolling.restarts} restarts, ${rolling.orders} orders, ${rolling.pushed} messages |`,
  `| failed, lost, left behind | ${amid.faults.length} | ${rolling.faults.length} |`,
  `| said that it goes after | ${seconds(amid.notReadyMs)} | |`,
  `| gone after, at most | ${seconds(amid.goneMs)} | ${seconds(rolling.slowestExitMs)} |`,
]);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
