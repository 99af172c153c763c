import { mostWaiting } from "@mauzo/contract/insights/sales-summary";
import { type AttentionKind, attentionKinds, statesOfAttention } from "@mauzo/contract/orders/order-states";
import type { Read } from "../../../../db/shop-read.ts";
import { statement } from "../../../../db/statement.ts";
import { waitingSince } from "../../../orders/orders/steps/waiting.ts";

/** Each pair of goods and money stands in the index by itself, oldest and newest at its ends: nobody counts past the most. */
function counted(kind: AttentionKind, place: number): string {
  const { goods, money, claimed = false } = statesOfAttention[kind];
  const [before, movedBefore] = [`$${2 * place + 2}::uuid`, `$${2 * place + 3}::timestamptz`];
  if (claimed)
    return `(select count(*) from (select distinct k.order_id from order_claims k
      where k.shop_id = $1 and k.state = 'open' and ${before} is null and ${movedBefore} is null limit ${mostWaiting}) least)`;
  const parts = goods.flatMap((each) =>
    money.map(
      (one) => `(select 1 from orders o where o.shop_id = $1 and o.goods = '${each}' and o.money = '${one}'
        and o.id < coalesce(${before}, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        and o.moved_at < coalesce(${movedBefore}, 'infinity') order by o.id limit ${mostWaiting})`,
    ),
  );
  return `(select count(*) from (select 1 from (${parts.join(" union all ")}) found limit ${mostWaiting}) least)`;
}

const attention = statement<{ json: string }>(
  `select json_build_object(${attentionKinds.map((kind, place) => `'${kind}', ${counted(kind, place)}`).join(", ")}) as json`,
);

/** How many orders wait for somebody. */
export const readAttention = (shopId: string): Read => ({
  statement: attention,
  values: [
    shopId,
    ...attentionKinds.flatMap((kind) => {
      const { before, movedBefore } = waitingSince(kind);
      return [before, movedBefore];
    }),
  ],
});
