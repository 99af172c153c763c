import { parseArgs } from "node:util";
import { today, writeResults } from "../stack/write-results.ts";
import { checkOutage, checkOverload, latencies, type Outage, recoveredAt } from "./check-outage.ts";
import { databaseFaults } from "./database-faults.ts";
import { goals, overloadGoals } from "./goals.ts";
import { startOutageStack } from "./outage-stack.ts";
import { runOutage } from "./run-outage.ts";
import { type Overload, runOverload } from "./run-overload.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, only: { type: "string" }, write: { type: "boolean" } },
});
const seconds = Number(values.seconds);
const spans = { beforeMs: 5_000, troubleMs: seconds * 1_000, quietMs: 5_000 };
const crowdSize = { clients: 500, seconds: 1 };

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const most = (values: number[]) => Math.max(0, ...values);

function rowOf(outage: Outage, found: string[]): string {
  const { asked, trouble, endedMs, settled } = outage;
  const needy = asked.filter(({ kind }) => !["livez", "readyz", "reference"].includes(kind));
  const refused = needy.filter(({ status }) => status === 503);
  const latestMs = most(refused.map(({ tookMs }) => tookMs));
  const livezMs = most(asked.filter(({ kind }) => kind === "livez").map(({ tookMs }) => tookMs));
  const { beforeMs, afterMs } = latencies(outage);
  const cells = [
    trouble.name,
    `${needy.length - refused.length} / ${refused.length}`,
    `${inSeconds(latestMs)} / ${inSeconds(most(asked.map(({ tookMs }) => tookMs)))}`,
    inSeconds(recoveredAt(outage) - endedMs),
    `${Math.round(beforeMs)} / ${Math.round(afterMs)} ms`,
    `${Math.round(livezMs)} ms`,
    settled.length,
    found.length,
  ];
  return `| ${cells.join(" | ")} |`;
}

function crowdTable({ answers, livez, backMs, left }: Overload, found: string[]): string[] {
  const refused = answers.filter(({ status }) => status === 503);
  const latestMs = most(refused.map(({ tookMs }) => tookMs));
  const rows = [
    ["served / 503", `${answers.length - refused.length} / ${refused.length}`, ""],
    ["latest 503", inSeconds(latestMs), inSeconds(overloadGoals.refusalMs)],
    ["latest answer", inSeconds(most(answers.map(({ tookMs }) => tookMs))), inSeconds(goals.oldestMs)],
    [
      "`/livez`, 99 of 100, calm / crowded",
      `${Math.round(livez.calmMs)} / ${Math.round(livez.crowdMs)} ms`,
      `${overloadGoals.livezMs} ms`,
    ],
    ["others served after the crowd", inSeconds(backMs), inSeconds(overloadGoals.backMs)],
    ["others served after those who left", inSeconds(left.backMs), inSeconds(overloadGoals.backMs)],
    ["found wanting", String(found.length), "0"],
  ];
  const { clients, seconds } = crowdSize;
  return [
    `| ${clients} at once, a query of ${seconds} s, 10 connections | | goal |`,
    "|---|---|---|",
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ];
}

const site = await startOutageStack({ carts: 200 + databaseFaults.length * 14 * (seconds + 30) });
const rows: string[] = [];
const allFound: string[] = [];
const tell = (name: string, found: string[]) => {
  allFound.push(...found);
  console.log(`${name}: ${found.length === 0 ? "holds" : `${found.length} found wanting`}`);
  for (const each of found.slice(0, 20)) console.log(`  ${each}`);
};
try {
  for (const trouble of databaseFaults) {
    if (values.only !== undefined && !trouble.name.startsWith(values.only)) continue;
    const outage = await runOutage(site, trouble, spans, goals);
    const found = checkOutage(outage, goals);
    tell(trouble.name, found);
    rows.push(rowOf(outage, found));
  }
  const crowd = await runOverload(site, crowdSize);
  const found = checkOverload(crowd, overloadGoals);
  tell("a crowd", found);
  rows.push("", ...crowdTable(crowd, found));
} finally {
  await site.stop();
}
writeResults("bench:outages", [
  `| ${today()}, ${seconds} s each | done / 503 | latest 503 / answer | normal after | lists before / after, 95 of 100 | slowest \`/livez\` | orders | found wanting |`,
  "|---|---|---|---|---|---|---|---|",
  ...rows,
]);
if (allFound.length > 0) process.exitCode = 1;
