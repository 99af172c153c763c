import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import { findTransition, type MoveGuard, type OrderTransition } from "@mauzo/contract/orders/order-transitions";
import { can } from "@mauzo/permissions/permissions";
import { HttpError } from "../../../../http/http-error.ts";
import type { LockedOrder } from "../queries/write-order.ts";
import type { Actor } from "./actor.ts";

const needToCancel = { resource: "orders", action: "delete" } as const;
const handedOver: readonly FulfilmentStatus[] = ["picked up", "delivered"];

/** Why this actor cannot make this transition. */
function whyNot(from: FulfilmentStatus, to: FulfilmentStatus, { mover }: Actor): string {
  if (from === to) return "The order is there already.";
  if (mover === "customer") return "The shop works on this order already. Ask the shop to cancel it.";
  if (to === "cancelled" && handedOver.includes(from))
    return "What was handed over is not cancelled. Take the goods back as a return.";
  return "A cancelled order is opened again before it goes on.";
}

/** `isClaimed`: a payment claim is open. */
type Moved = LockedOrder & { isClaimed: boolean };
type Guard = { holds: (order: Moved, author: Actor) => boolean; refusal: () => HttpError };
/** `goodsThere` is checked when the stock is taken. */
const guards: Record<Exclude<MoveGuard, "goodsThere">, Guard> = {
  mayCancel: {
    holds: (_, { mover, grants }) => mover !== "staff" || can(grants, needToCancel),
    refusal: () => new HttpError(403, "Only those who may delete orders cancel them and open them again."),
  },
  moneyReturned: {
    holds: ({ paidMinor }) => paidMinor === 0,
    refusal: () => new HttpError(409, "Money was paid for this order. Write down what went back before you cancel it."),
  },
  nothingClaimed: {
    holds: ({ isClaimed }, { mover }) => mover === "staff" || !isClaimed,
    refusal: () => new HttpError(409, "The shop is looking at what was said to be paid for this order."),
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
  if (order.fulfilment !== from)
    throw new HttpError(409, "Somebody else moved this order meanwhile.", { fulfilment: order.fulfilment });
  const move = findTransition(from, to, author.mover);
  if (!move) throw new HttpError(409, whyNot(from, to, author));
  for (const name of move.guards) {
    const guard = name === "goodsThere" ? undefined : guards[name];
    if (guard && !guard.holds(order, author)) throw guard.refusal();
  }
  return move;
}
