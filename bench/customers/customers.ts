import { otherShops } from "../catalogue/fill-shops.ts";
import { send } from "../floor/measure.ts";
import { cursorAt } from "../stack/cursor-at.ts";
import { startDatabase } from "../stack/database.ts";
import { openShop } from "../stack/open-shop.ts";
import { openOwnerPool } from "../stack/owner-pool.ts";
import { percentile } from "../stack/percentile.ts";
import { serveApi } from "../stack/processes.ts";
import { today, writeResults } from "../stack/write-results.ts";
import { fillCustomers, firstNames } from "./fill-customers.ts";

const size = { customers: Number(process.env.CUSTOMERS ?? 100_000), orders: Number(process.env.ORDERS ?? 1_000_000) };
const neighbours = Number(process.env.NEIGHBOURS ?? 1);
const perPage = 20;
const turns = 40;

type Ask = { path: string; body?: object };
const rule = (criterion: string, operator: string, value: number | string) => ({ criterion, operator, value });
const three = [
  [rule("total_orders", "ge", 3), rule("location", "eq", "Sinza"), rule("last_order", "gt", 30)],
  [rule("total_amount", "ge", 3_000_000), rule("tag", "eq", "vip"), rule("language", "eq", "sw")],
  [rule("owed", "gt", 0), rule("gender", "eq", "female"), rule("first_order", "le", 300)],
];
const count = (path: string, match: "all" | "any") =>
  three.map((rules) => ({ path, body: { document: { match, rules } } }));

/** What a merchant asks, with how long the answer may take. */
const questions = (far: string): { name: string; goalMs: number | null; asks: Ask[] }[] => [
  { name: "page 1", goalMs: null, asks: [{ path: "/customers" }] },
  { name: "page 1,000", goalMs: null, asks: [{ path: `/customers?cursor=${cursorAt("created_desc", far)}` }] },
  { name: "page 1 by what they spent", goalMs: null, asks: [{ path: "/customers?sort=total_desc" }] },
  { name: "page 1 by last order", goalMs: null, asks: [{ path: "/customers?sort=last_order_desc" }] },
  { name: "a first name", goalMs: 30, asks: firstNames.map((name) => ({ path: `/customers?search=${name}` })) },
  {
    name: "a misspelt name",
    goalMs: 30,
    asks: [{ path: "/customers?search=rehemma" }, { path: "/customers?search=zuhra" }],
  },
  {
    name: "part of a number",
    goalMs: 30,
    asks: Array.from({ length: 20 }, (_, at) => ({ path: `/customers?search=07000${1000 + at * 37}` })),
  },
  { name: "nobody", goalMs: 30, asks: [{ path: "/customers?search=qwertyui" }] },
  { name: "three criteria, all: number and ten of them", goalMs: 300, asks: count("/segments/count", "all") },
  { name: "three criteria, any: number and ten of them", goalMs: 300, asks: count("/segments/count", "any") },
  { name: "three criteria, all: how they can be reached", goalMs: 400, asks: count("/segments/reach", "all") },
];

const database = await startDatabase();
const db = openOwnerPool(database.ownerUrl);
const api = await serveApi({ databaseUrl: database.appUrl, dataDir: database.folder });
try {
  const { shopId, token } = await openShop(api.url);
  await fillCustomers(db, [shopId, ...(await otherShops(db, neighbours))], size);
  const { rows } = await db.query<{ id: string }>(
    "select id from customers where shop_id = $1 order by id desc offset $2 limit 1",
    [shopId, Math.min(999 * perPage, size.customers - perPage) - 1],
  );
  const scans = async () => {
    const read =
      "select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_user_tables where relname in ('customers', 'contacts', 'orders')";
    return (await db.query<{ scans: number }>(read)).rows[0]?.scans ?? 0;
  };
  const lines: string[] = [];
  for (const { name, goalMs, asks } of questions(rows[0]?.id ?? "")) {
    const took: number[] = [];
    const before = await scans();
    for (let turn = -5; turn < turns; turn++) {
      const { path, body } = asks[Math.abs(turn) % asks.length] ?? { path: "" };
      const began = performance.now();
      await send(api.url + path, { token, ...(body && { body }) });
      if (turn >= 0) took.push(performance.now() - began);
    }
    const whole = (await scans()) - before;
    const figures = [percentile(took, 0.5), percentile(took, 0.95), Math.max(...took)].map((ms) => ms.toFixed(1));
    lines.push(`| ${name} | ${figures.join(" | ")} | ${goalMs ?? "–"} | ${whole} |`);
  }
  writeResults("bench:customers", [
    `| ${today()}, ${size.customers.toLocaleString("en")} customers and ${size.orders.toLocaleString("en")} orders, beside ${neighbours} shop of the same size | median ms | 95 % | longest | goal | tables read whole |`,
    "|---|---|---|---|---|---|",
    ...lines,
  ]);
} finally {
  api.kill("SIGTERM");
  await api.ended;
  await db.end();
  await database.stop();
}
