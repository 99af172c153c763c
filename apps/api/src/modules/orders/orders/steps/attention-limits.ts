import { type AttentionKind, statesOfAttention } from "@mauzo/contract/orders/order-states";
import { firstIdAt } from "../rules/order-search.ts";

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
