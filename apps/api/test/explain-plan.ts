import pg from "pg";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

type Plan = { "Node Type": string; "Relation Name"?: string; "Index Name"?: string; Plans?: Plan[] };
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** Plans a statement as the app, within a shop. Returns the tables that it scans and the indexes that it uses. */
export async function explainPlan({ appUrl }: Stack, { shopId }: OpenedShop, text: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('app.shop_id', $1, true)", [shopId]);
    const { rows } = await client.query<{ "QUERY PLAN": { Plan: Plan }[] }>(`explain (format json) ${text}`, values);
    const all = rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => nodes(Plan)));
    return {
      scanned: all.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"]),
      indexes: all.flatMap((node) => node["Index Name"] ?? []),
    };
  } finally {
    await client.end();
  }
}
