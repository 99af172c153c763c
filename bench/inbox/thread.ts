import { startWholeStack } from "../stack/whole-stack.ts";
import { today, writeResults } from "../stack/write-results.ts";
import { measureThread } from "./measure-thread.ts";

const messages = Number(process.env.THREAD_MESSAGES ?? 10_000);
const longest = (ms: number[]) => Math.max(0, ...ms).toFixed(0);
const above = (ms: number[]) => `${ms.filter((took) => took > 50).length} of ${ms.length}`;

const house = await startWholeStack();
try {
  const looks = await measureThread(house.siteUrl, house.databaseUrl, messages);
  const rows = looks.map(({ size, drawn, scrollingMs, arrivingMs }) => {
    const figures = [scrollingMs, arrivingMs].flatMap((ms) => [longest(ms), above(ms)]);
    return `| ${[size, drawn.toLocaleString("en"), ...figures].join(" | ")} |`;
  });
  writeResults("bench:thread", [
    `| ${today()}, processor 4 × slower | messages in the page | longest task in ms: scrolling up (goal 50) | passes above | while messages come in (50) | passes above |`,
    "|---|---|---|---|---|---|",
    ...rows,
  ]);
} finally {
  await house.stop();
}
