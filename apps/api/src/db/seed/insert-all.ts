import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../tenant-transaction.ts";

/** PostgreSQL takes 65,535 values with a statement. */
const rowsAtOnce = 1_000;
export const iso = (atMs: number) => new Date(atMs).toISOString();

export async function insertAll<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: Table["$inferInsert"][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(table).values(rows.slice(from, from + rowsAtOnce));
}
