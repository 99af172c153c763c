import { startWholeHouse } from "../stack/whole-house.ts";
import { today, writeResults } from "../stack/write-results.ts";
import { lookAtList } from "./look-at-list.ts";

const house = await startWholeHouse();
try {
  const looks = await lookAtList(house.siteUrl, house.databaseUrl);
  const rows = looks.map(
    ({ size, scriptKb, rows, scrollingMs, typingMs, pressMs }) =>
      `| ${size} | ${scriptKb.toFixed(0)} kB | ${rows} | ${scrollingMs.toFixed(0)} ms | ${typingMs.toFixed(0)} ms | ${pressMs.toFixed(0)} ms |`,
  );
  writeResults("bench:lists", [
    `| ${today()}, processor 4 × slower | scripts until the first list (goal 250 kB) | rows in the page (300) | longest task, scrolling (50) | typing a filter (50) | pressing Load more |`,
    "|---|---|---|---|---|---|",
    ...rows,
  ]);
} finally {
  await house.stop();
}
