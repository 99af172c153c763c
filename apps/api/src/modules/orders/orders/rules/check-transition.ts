import type { Reason } from "@mauzo/contract/errors";
import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import { findTransition, type MoveGuard, type OrderTransition } from "@mauzo/contract/orders/order-transitions";
import { can } from "@mauzo/permissions/permissions";
import { refuse } from "../../../../http/refuse.ts";
import type { LockedOrder } from "../queries/write-order.ts";
import type { Actor } from "../steps/actor.ts";

const needToCancel = { resource: "orders", action: "delete" } as const;
const handedOver: readonly FulfilmentStatus[] = ["picked up", "delivered"];

/** Why this actor cannot make this transition. */
function whyNot(from: FulfilmentStatus, to: FulfilmentStatus, { mover }: Actor): Reason {
  if (from === to) return "order_there_already";
  if (mover === "customer") return "order_under_way";
  if (to === "cancelled" && handedOver.includes(from)) return "order_handed_over";
  return "order_cancelled";
}

/** `isClaimed`: a payment claim is open. */
type Moved = LockedOrder & { isClaimed: boolean };
type Guard = { holds: (order: Moved, author: Actor) => boolean; refusal: Reason };
/** `goodsThere` is checked when the stock is taken. */
const guards: Record<Exclude<MoveGuard, "goodsThere">, Guard> = {
  mayCancel: {
    holds: (_, { mover, grants }) => mover !== "staff" || can(grants, needToCancel),
    refusal: "order_cancel_forbidden",
  },
  moneyReturned: {
    holds: ({ paidMinor }) => paidMinor === 0,
    refusal: "order_paid_for",
  },
  nothingClaimed: {
    holds: ({ isClaimed }, { mover }) => mover === "staff" || !isClaimed,
    refusal: "order_claimed",
  },
};

/**
 * Returns the requested transition.
 * @throws 409 or 403 with the reason: the order has another status by now, there is no such transition, or a guard does
 *   not hold.
 */
export function checkTransition(
  order: Moved,
  { from, to }: { from: FulfilmentStatus; to: FulfilmentStatus },
  author: Actor,
): OrderTransition {
  if (order.fulfilment !== from) throw refuse("order_moved_meanwhile", { extra: { fulfilment: order.fulfilment } });
  const move = findTransition(from, to, author.mover);
  if (!move) throw refuse(whyNot(from, to, author));
  for (const name of move.guards) {
    const guard = name === "goodsThere" ? undefined : guards[name];
    if (guard && !guard.holds(order, author)) throw refuse(guard.refusal);
  }
  return move;
}
