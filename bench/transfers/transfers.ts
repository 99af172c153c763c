import { measure, rowOf, send } from "../floor/measure.ts";
import { type Both, type Server, startBoth } from "../floor/servers.ts";
import { percentile } from "../stack/percentile.ts";
import { today, writeResults } from "../stack/write-results.ts";
import { fillTransfers } from "./fill-transfers.ts";

const transfers = Number(process.env.TRANSFERS ?? 1_000_000);
const turns = 40;
/** The transactions before the page that is a thousand pages of twenty on, if there are as many. */
const farOn = Math.min(19_980, Math.floor(transfers / 2) - 100);

const firstPage = ({ url }: Server, { token }: Both) => send(`${url}/transactions`, { token });
const besideOrders = {
  ...{ name: "20 transactions, beside 20 orders of the floor", goal: 2.4, share: 1 },
  run: (server: Server, both: Both) =>
    server === both.floor ? send(`${server.url}/orders`, { token: both.token }) : firstPage(server, both),
};
const besideFirst = (far: string) => ({
  ...{ name: "20 transactions a thousand pages on, beside the first 20", goal: 1.1, share: 1, beside: firstPage },
  run: ({ url }: Server, { token }: Both) => send(`${url}/transactions?cursor=${far}`, { token }),
});

const questions = (far: string): { name: string; path: string }[] => [
  { name: "page 1", path: "/transactions" },
  { name: "page 1,000", path: `/transactions?cursor=${far}` },
  { name: "what touches fees", path: "/transactions?account=fees" },
  { name: "what touches an account with nothing in it", path: "/transactions?account=debts" },
  { name: "payments of one day", path: "/transactions?kind=payment&from=2026-01-15&to=2026-01-15" },
  { name: "a reference", path: "/transactions?search=QB4242" },
  { name: "the balances", path: "/transactions/balances" },
];

/** Goes on through the list, a hundred at a time. */
async function cursorAfter({ url }: Server, token: string, rows: number): Promise<string> {
  let cursor = "";
  for (let read = 0; read < rows; read += 100) {
    const limit = Math.min(100, rows - read);
    const answer = await send(`${url}/transactions?limit=${limit}${cursor && `&cursor=${cursor}`}`, { token });
    cursor = JSON.parse(answer).next ?? cursor;
  }
  return cursor;
}

const both = await startBoth(async (db, shopId) => {
  await fillTransfers(db, shopId, transfers);
  return {};
});
const { api, db, token } = both;
const scans = async () => {
  const { rows } = await db.query<{ scans: number }>(
    "select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_user_tables where relname in ('transfers', 'orders', 'customers')",
  );
  return rows[0]?.scans ?? 0;
};
try {
  const far = await cursorAfter(api, token, farOn);
  const lines: string[] = [];
  for (const { name, path } of questions(far)) {
    const took: number[] = [];
    const before = await scans();
    for (let turn = -5; turn < turns; turn++) {
      const began = performance.now();
      await send(api.url + path, { token });
      if (turn >= 0) took.push(performance.now() - began);
    }
    const whole = (await scans()) - before;
    const figures = [percentile(took, 0.5), percentile(took, 0.95), Math.max(...took)].map((ms) => ms.toFixed(1));
    lines.push(`| ${name} | ${figures.join(" | ")} | ${whole} |`);
  }
  const besides = [await measure(both, besideOrders, 9, 150), await measure(both, besideFirst(far), 9, 150)];
  writeResults("bench:transfers", [
    `| ${today()}, ${transfers.toLocaleString("en")} transfers | median ms | 95 % | longest | tables read whole |`,
    "|---|---|---|---|---|",
    ...lines,
    "",
    `| ${today()}, CPU ms a request: Node + PostgreSQL | beside | Mauzo | ratio | goal | requests a second |`,
    "|---|---|---|---|---|---|",
    ...besides.map(rowOf),
  ]);
} finally {
  await both.stop();
}
