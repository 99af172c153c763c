import { type AttentionKind, statesOfAttention } from "@mauzo/contract/orders/order-states";
import { firstIdAt } from "../rules/order-search.ts";

/** The orders that wait for somebody, whatever their states: few at a time, and each kind has its own index. */
export const waitingOrders: Record<NonNullable<(typeof statesOfAttention)[AttentionKind]["waits"]>, string> = {
  claimed: "select k.order_id from payment_claims k where k.shop_id = $1 and k.state = 'open'",
  disputed: `select a.order_id from debt_answers a join orders w on w.shop_id = a.shop_id and w.id = a.order_id and w.owed_minor > 0
    where a.shop_id = $1 and a.kind = 'disputed' and a.settled_at is null`,
  // Promised anew for all that is owed, it is in the future; paid or forgiven, nothing is owed.
  broken: `select w.id as order_id from orders w where w.shop_id = $1 and w.owed_minor > 0
    and w.promised_on < (select (now() at time zone h.time_zone)::date from shops h where h.shop_id = $1)`,
};

/**
 * The limits for orders that need this kind of attention: the first id that is too new, and the latest status change;
 * null means no limit.
 */
export function attentionLimits(kind: AttentionKind | undefined, nowMs = Date.now()) {
  const { placedMs = 0, movedMs = 0 } = kind ? statesOfAttention[kind] : {};
  const ago = (ms: number) => new Date(nowMs - ms).toISOString();
  // An order whose status has not changed for so long was also placed before that.
  const leastMs = Math.max(placedMs, movedMs);
  return { before: leastMs > 0 ? firstIdAt(ago(leastMs)) : null, movedBefore: movedMs > 0 ? ago(movedMs) : null };
}
