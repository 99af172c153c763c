import { checkCatalogue } from "../src/modules/conversations/catalogue/check-catalogue.ts";
import { pushCatalogue } from "../src/modules/conversations/catalogue/push-catalogue.ts";
import { pushSets } from "../src/modules/conversations/catalogue/push-sets.ts";
import type { Stack } from "./stack.ts";

const names = ["push-catalogue", "check-catalogue", "push-catalogue-sets"] as const;
type Name = (typeof names)[number];
type Data = { shopId: string; handle: string; time: number };

/** Runs the waiting jobs of one name, whatever time they wait for; once each. @returns how many there were */
export async function runCatalogueJob({ pool, deps, provider, db }: Stack, name: Name): Promise<number> {
  const { queue, sealedValues, env } = deps;
  const jobDeps = { pool, queue, sealedValues, env, channelCatalogues: provider.channelCatalogues };
  const handlers: Record<Name, (data: Data) => Promise<void>> = {
    "push-catalogue": (data) => pushCatalogue(jobDeps, data),
    "check-catalogue": (data) => checkCatalogue(jobDeps, data),
    "push-catalogue-sets": (data) => pushSets(jobDeps, data),
  };
  const { rows } = await db.query<{ data: Data }>("delete from pgboss.job where name = $1 returning data", [name]);
  for (const { data } of rows) await handlers[name](data);
  return rows.length;
}

/** Runs the waiting jobs of catalogues, until none is left. */
export async function runCatalogueJobs(stack: Stack): Promise<void> {
  for (let round = 0; round < 50; round++) {
    let count = 0;
    for (const name of names) count += await runCatalogueJob(stack, name);
    if (count === 0) return;
  }
  throw new Error("the jobs of catalogues do not end");
}
