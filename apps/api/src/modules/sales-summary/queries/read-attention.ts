import { mostWaiting } from "@mauzo/contract/sales-summary";
import type { Read } from "../../../db/shop-read.ts";
import { statement } from "../../../db/statement.ts";
import { firstIdOf } from "./first-id.ts";

const aDayAgo = firstIdOf("(now() - interval '1 day')");
const open = ["new", "preparing", "ready"];
const owing = ["unpaid", "part paid"];
const any = ["unpaid", "part paid", "paid", "refunded"];

/** Each pair of goods and money stands in the index by itself, oldest and newest at its ends: nobody counts past the most. */
function counted(goods: readonly string[], money: readonly string[], more = "true"): string {
  const pairs = goods.flatMap((each) => money.map((one) => [each, one]));
  const parts = pairs.map(
    ([each, one]) => `(select 1 from orders o where o.shop_id = $1 and o.goods = '${each}' and o.money = '${one}'
      and ${more} order by o.id limit ${mostWaiting})`,
  );
  return `(select count(*) from (select 1 from (${parts.join(" union all ")}) found limit ${mostWaiting}) least)`;
}

const attention = statement<{ json: string }>(`
  select json_build_object(
    'new', ${counted(["new"], any)},
    'owed', ${counted(["picked up", "delivered"], owing)},
    'unpaid', ${counted(open, ["unpaid"], `o.id < ${aDayAgo}`)},
    'stale', ${counted(open, any, `o.id < ${aDayAgo} and o.moved_at < now() - interval '1 day'`)}
  ) as json`);

/** How many orders wait for somebody. */
export const readAttention = (shopId: string): Read => ({ statement: attention, values: [shopId] });
