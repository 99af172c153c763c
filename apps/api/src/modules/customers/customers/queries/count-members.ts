import type { Customer } from "@mauzo/contract/customers/customers";
import type { SegmentDocument } from "@mauzo/contract/customers/segment-criteria";
import { type ReachWay, segmentLimits } from "@mauzo/contract/customers/segments";
import { sql } from "drizzle-orm";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { sqlText } from "../../../../db/sql/sql-text.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { placeholders } from "../../../../http/lists/list-page.ts";
import { reachWaySql } from "../rules/reach-ways.ts";
import { segmentCondition } from "../rules/segment-condition.ts";
import { customerJson, isShop, shop } from "./customer-fields.ts";

/** How many of those who match can be reached, by the best way of each. */
export async function countWays(tx: Tx, shopId: string, document: SegmentDocument): Promise<Map<ReachWay, number>> {
  const { values, bind } = placeholders(shopId);
  const text = `
    select way, count(*)::int as count from (
      select ${reachWaySql} as way from customers c where c.shop_id = $1 and ${segmentCondition(document, bind)}
    ) reached group by way`;
  const { rows } = await tx.$client.query<{ way: ReachWay; count: number }>(text, values);
  return new Map(rows.map(({ way, count }) => [way, count]));
}

const [sample, joins] = [sqlText(customerJson), sqlText(sql`join ${shops} ${shop} on ${isShop}`)];
type Count = { count: number; samples: Customer[] };

/** How many customers match, with some of them: the same ones while the question hardly changes. */
export async function countMatches(
  tx: Tx,
  shopId: string,
  document: SegmentDocument,
  only: string | undefined,
): Promise<Count> {
  const { values, bind } = placeholders(shopId);
  const among = only === undefined ? "" : `c.id = ${bind(only)}::uuid and `;
  const text = `
    with member as materialized (
      select c.id from customers c where c.shop_id = $1 and ${among}${segmentCondition(document, bind)}
    ), chosen as (select id from member order by hashtext(id::text), id limit ${segmentLimits.samples})
    select (select count(*)::int from member) as count,
      coalesce((select json_agg(${sample} order by hashtext(c.id::text), c.id)
        from customers c ${joins} where c.shop_id = $1 and c.id in (select id from chosen)), '[]') as samples`;
  // Without a name: hardly anybody asks the same again.
  const { rows } = await tx.$client.query<Count>(text, values);
  return rows[0] ?? { count: 0, samples: [] };
}
