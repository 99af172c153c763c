import { sql } from "drizzle-orm";
import { productSets } from "../../../db/schema/catalogue/product-sets.ts";
import { campaigns } from "../../../db/schema/marketing/campaigns.ts";
import { popups } from "../../../db/schema/marketing/popups.ts";
import { shortLinks } from "../../../db/schema/marketing/short-links.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Named } from "./rules.ts";

/** What the shop has of them, in their order, as it is stored. What is archived may still hang on a wall. */
export async function listStored(tx: Tx, shopId: string, named: Named[]): Promise<string[]> {
  const { rows } = await tx.execute<{ touch: string }>(sql`
    select n.kind || coalesce(':' || found.id, '') as touch
    from jsonb_to_recordset(${JSON.stringify(named.map((each, at) => ({ ...each, at })))}::jsonb)
      as n (kind text, "of" text, at integer)
    left join lateral (
      select l.id from ${shortLinks} l where n.kind in ('qr', 'short_link') and l.shop_id = ${shopId} and l.code = n.of
      union all select p.id from ${popups} p
        where n.kind = 'popup' and p.shop_id = ${shopId} and p.id = case n.kind when 'popup' then n.of::uuid end
      union all select s.id from ${productSets} s
        where n.kind = 'set' and s.shop_id = ${shopId} and s.id = case n.kind when 'set' then n.of::uuid end
      union all select c.id from ${campaigns} c
        where n.kind = 'campaign' and c.shop_id = ${shopId} and c.id = case n.kind when 'campaign' then n.of::uuid end
    ) found on true
    where n.kind = 'directory' or found.id is not null
    order by n.at`);
  return rows.map(({ touch }) => touch);
}
