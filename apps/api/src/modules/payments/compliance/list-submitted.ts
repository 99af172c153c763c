import { toIsoString } from "../../../db/columns.ts";
import type { Pool } from "../../../db/connection-pool.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { getCaseRow } from "./steps/case-of.ts";

/** As many as somebody looks at in a day. */
const mostListed = 100;

/** The shops whose cases wait for a decision, those that wait longest first. */
export async function listSubmitted(pool: Pool) {
  const { rows } = await pool.query<{ shop_id: string }>("select shop_id from submitted_cases($1)", [mostListed]);
  const items: { shop: string; shop_name: string; submitted_at: string }[] = [];
  for (const { shop_id: shop } of rows) {
    const { row, shopName } = await inShop(pool, shop, (tx) => getCaseRow(tx, shop));
    if (row.state === "submitted" && row.submittedAt !== null)
      items.push({ shop, shop_name: shopName, submitted_at: toIsoString(row.submittedAt) });
  }
  return { items };
}
