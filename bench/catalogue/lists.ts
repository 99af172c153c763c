import { startWholeStack } from "../stack/whole-stack.ts";
import { today, writeResults } from "../stack/write-results.ts";
import { measureProductsPage } from "./measure-products-page.ts";

const ofPasses = (ms: number[]) => ms.map((longest) => longest.toFixed(0)).join(", ");

const house = await startWholeStack();
try {
  const looks = await measureProductsPage(house.siteUrl, house.databaseUrl);
  const rows = looks.map(
    ({ size, scriptKb, rows, scrollingMs, plainMs, typingMs }) =>
      `| ${[size, `${scriptKb.toFixed(0)} kB`, rows, ...[scrollingMs, plainMs, typingMs].map(ofPasses)].join(" | ")} |`,
  );
  writeResults("bench:lists", [
    `| ${today()}, processor 4 × slower | scripts until the first list (goal 250 kB) | rows in the page (300) | longest task of each pass in ms: scrolling (50) | the same on plain lines | typing a filter (50) |`,
    "|---|---|---|---|---|---|",
    ...rows,
  ]);
} finally {
  await house.stop();
}
