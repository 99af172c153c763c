import { otherShops } from "../catalogue/fill-shops.ts";
import { measure, rowOf, send } from "../floor/measure.ts";
import { type Both, type Server, startBoth } from "../floor/servers.ts";
import { cursorAt } from "../stack/cursor-at.ts";
import { percentile } from "../stack/percentile.ts";
import { today, writeResults } from "../stack/write-results.ts";
import { fillCustomers, firstNames } from "./fill-customers.ts";

const size = { customers: Number(process.env.CUSTOMERS ?? 100_000), orders: Number(process.env.ORDERS ?? 1_000_000) };
const neighbours = Number(process.env.NEIGHBOURS ?? 1);
const perPage = 20;
const turns = 40;

type Ids = { far: string; bestSeller: string };
type Ask = { path: string; body?: object };
const rule = (criterion: string, operator: string, value: number | string) => ({ criterion, operator, value });
const three = [
  [rule("total_orders", "ge", 3), rule("location", "eq", "Sinza"), rule("last_order", "gt", 30)],
  [rule("total_amount", "ge", 3_000_000), rule("tag", "eq", "vip"), rule("language", "eq", "sw")],
  [rule("owed", "gt", 0), rule("gender", "eq", "female"), rule("first_order", "le", 300)],
];
type Rules = ReturnType<typeof rule>[][];
const ask = (path: string, match: "all" | "any", asked: Rules = three) =>
  asked.map((rules) => ({ path, body: { document: { match, rules } } }));
/** What most of the shop's customers bought, and what a third of its products are. */
const bought = (bestSeller: string): Rules => [
  [rule("bought", "eq", bestSeller), rule("total_orders", "ge", 3), rule("location", "eq", "Sinza")],
  [rule("bought", "eq", bestSeller), rule("bought_category", "eq", "home"), rule("last_order", "gt", 30)],
];

const firstPage = ({ url }: Server, { token }: Both) => send(`${url}/customers`, { token });
const besideOrders = {
  ...{ name: "20 customers, beside 20 orders of the floor", goal: 2.4, share: 1 },
  run: (server: Server, both: Both) =>
    server === both.floor ? send(`${server.url}/orders`, { token: both.token }) : firstPage(server, both),
};
const besideFirst = {
  ...{ name: "20 customers a thousand pages on, beside the first 20", goal: 1.1, share: 1, beside: firstPage },
  run: ({ url }: Server, { token, far }: Both & Ids) =>
    send(`${url}/customers?cursor=${cursorAt("created_desc", far)}`, { token }),
};

/** What a merchant asks, with how long the answer may take. */
const questions = ({ far, bestSeller }: Ids): { name: string; goalMs: number | null; asks: Ask[] }[] => [
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
  { name: "three criteria, all: number and ten of them", goalMs: 300, asks: ask("/segments/count", "all") },
  { name: "three criteria, any: number and ten of them", goalMs: 300, asks: ask("/segments/count", "any") },
  {
    name: "three criteria, what was bought among them: number and ten of them",
    goalMs: 300,
    asks: [...ask("/segments/count", "all", bought(bestSeller)), ...ask("/segments/count", "any", bought(bestSeller))],
  },
  { name: "three criteria, all: how they can be reached", goalMs: 400, asks: ask("/segments/reach", "all") },
];

const watchedTables = "'customers', 'contacts', 'orders', 'customer_products'";

const both = await startBoth(async (db, shopId) => {
  await fillCustomers(db, [shopId, ...(await otherShops(db, neighbours))], size);
  const oneId = async (text: string, values: unknown[]) =>
    (await db.query<{ id: string }>(text, values)).rows[0]?.id ?? "";
  const before = Math.min(999 * perPage, size.customers - perPage) - 1;
  return {
    far: await oneId("select id from customers where shop_id = $1 order by id desc offset $2 limit 1", [
      shopId,
      before,
    ]),
    bestSeller: await oneId("select id from products where shop_id = $1 order by id limit 1", [shopId]),
  };
});
const { api, db, token } = both;
const scans = async () => {
  const read = `select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_user_tables where relname in (${watchedTables})`;
  return (await db.query<{ scans: number }>(read)).rows[0]?.scans ?? 0;
};
try {
  const lines: string[] = [];
  for (const { name, goalMs, asks } of questions(both)) {
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
  const besides = [await measure(both, besideOrders, 9, 150), await measure(both, besideFirst, 9, 150)];
  const shops = `${size.customers.toLocaleString("en")} customers and ${size.orders.toLocaleString("en")} orders, beside ${neighbours} shop of the same size`;
  writeResults("bench:customers", [
    `| ${today()}, ${shops} | median ms | 95 % | longest | goal | tables read whole |`,
    "|---|---|---|---|---|---|",
    ...lines,
    "",
    `| ${today()}, CPU ms a request: Node + PostgreSQL | beside | Mauzo | ratio | goal | requests a second |`,
    "|---|---|---|---|---|---|",
    ...besides.map(rowOf),
  ]);
} finally {
  await both.stop();
}
