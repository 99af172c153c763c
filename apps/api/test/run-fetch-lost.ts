import type { JobPayloads } from "../src/jobs/job-definitions.ts";
import { fetchLost } from "../src/modules/conversations/files/fetch-lost.ts";
import type { Stack } from "./stack.ts";

/** Runs the waiting jobs of numbers that are back, once each. @returns how many there were */
export async function runFetchLost({ pool, deps, db }: Stack): Promise<number> {
  const { rows } = await db.query<{ data: JobPayloads["fetch-lost"] }>(
    "delete from pgboss.job where name = 'fetch-lost' returning data",
  );
  for (const { data } of rows) await fetchLost({ ...deps, pool }, data);
  return rows.length;
}
