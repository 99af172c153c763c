import { sql } from "drizzle-orm";
import type { Tx } from "../tenant-transaction.ts";

/** So many new ids, in order. */
export async function newIds(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select uuidv7() as id from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id).toSorted();
}
