import { maxAttentionCount } from "@mauzo/contract/insights/sales-summary";
import { type AttentionKind, attentionKinds, statesOfAttention } from "@mauzo/contract/orders/order-states";
import { statement } from "../../../../db/prepared-statement.ts";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import { attentionLimits, waitingOrders } from "../../../orders/orders/steps/attention-limits.ts";

/**
 * Each pair of fulfilment and payment status is a separate index range, oldest and newest at its ends: no count reads
 * more than the maximum.
 */
function counted(kind: AttentionKind, place: number): string {
  const { fulfilment, payment, waits } = statesOfAttention[kind];
  const [before, movedBefore] = [`$${2 * place + 2}::uuid`, `$${2 * place + 3}::timestamptz`];
  if (waits)
    return `(select count(*) from (select distinct order_id from (${waitingOrders[waits]}) waiting
      where ${before} is null and ${movedBefore} is null limit ${maxAttentionCount}) least)`;
  const parts = fulfilment.flatMap((each) =>
    payment.map(
      (one) => `(select 1 from orders o where o.shop_id = $1 and o.fulfilment = '${each}' and o.payment = '${one}'
        and o.id < coalesce(${before}, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        and o.moved_at < coalesce(${movedBefore}, 'infinity') order by o.id limit ${maxAttentionCount})`,
    ),
  );
  return `(select count(*) from (select 1 from (${parts.join(" union all ")}) found limit ${maxAttentionCount}) least)`;
}

const attention = statement<{ json: string }>(
  `select json_build_object(${attentionKinds.map((kind, place) => `'${kind}', ${counted(kind, place)}`).join(", ")}) as json`,
);

/** How many orders need attention. */
export const readAttentionCounts = (shopId: string): JsonQuery => ({
  statement: attention,
  values: [
    shopId,
    ...attentionKinds.flatMap((kind) => {
      const { before, movedBefore } = attentionLimits(kind);
      return [before, movedBefore];
    }),
  ],
});
