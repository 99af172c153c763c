import type pg from "pg";

type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** The steps of the plan that an `explain (format json)` tells. */
export async function planNodes(
  run: pg.Client | pg.PoolClient,
  text: string,
  values?: unknown[],
): Promise<readonly Plan[]> {
  const { rows } = await run.query<{ "QUERY PLAN": { Plan: Plan }[] }>(text, values);
  const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
  return plan ? nodes(plan) : [];
}

type Asked = { shopId: string; tables: readonly string[]; text: string; values?: unknown[] | undefined };
/** Which of these tables a statement reads in full: with these values, or, when none are given, with any. */
export async function findTableScans(run: pg.Client, { shopId, tables, text, values }: Asked): Promise<string[]> {
  await run.query("begin");
  try {
    await run.query("select set_config('app.shop_id', $1, true)", [shopId]);
    const steps = await planNodes(run, `explain (${values ? "" : "generic_plan, "}format json) ${text}`, values);
    if (steps.length === 0) return ["no plan"];
    return steps
      .filter((step) => step["Node Type"] === "Seq Scan" && tables.includes(step["Relation Name"] ?? ""))
      .map((step) => `${step["Relation Name"]}: ${text}`);
  } finally {
    await run.query("rollback");
  }
}
