import { sql } from "drizzle-orm";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { type ImportId, type ImportRecord, mappingOf } from "./import-records.ts";

/** How many earlier files are asked what was said for them. */
export const importsLookedAt = 50;

/** The column mapping of the shop's newest other import of the kind with the same headings. */
export async function findPreviousMapping(
  tx: Tx,
  { kind, shopId, id }: ImportId,
  headings: readonly string[],
): Promise<(string | null)[] | undefined> {
  const { rows } = await tx.execute<Pick<ImportRecord, "mapping">>(sql`
    select other.mapping
    from (
      select id, headings, mapping from imports
      where shop_id = ${shopId} and kind = ${kind} and id <> ${id} and state <> 'mapping'
      order by id desc limit ${importsLookedAt}
    ) other
    where other.headings = ${sql.param([...headings])}::text[]
    order by other.id desc limit 1`);
  return rows[0] && mappingOf(rows[0]);
}
