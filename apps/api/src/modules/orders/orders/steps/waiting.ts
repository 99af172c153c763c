import { type AttentionKind, statesOfAttention } from "@mauzo/contract/orders/order-states";
import { firstIdAt } from "../rules.ts";

/** For what waits for this: the first id that is too new, and since when it has not been moved; null is any. */
export function waitingSince(kind: AttentionKind | undefined, nowMs = Date.now()) {
  const { placedMs = 0, movedMs = 0 } = kind ? statesOfAttention[kind] : {};
  const ago = (ms: number) => new Date(nowMs - ms).toISOString();
  // What was not moved for so long was not placed since.
  const leastMs = Math.max(placedMs, movedMs);
  return { before: leastMs > 0 ? firstIdAt(ago(leastMs)) : null, movedBefore: movedMs > 0 ? ago(movedMs) : null };
}
