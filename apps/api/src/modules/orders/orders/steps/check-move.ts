import { findMove, type MoveGuard, type OrderMove } from "@mauzo/contract/orders/order-moves";
import type { Goods } from "@mauzo/contract/orders/order-states";
import { can } from "@mauzo/permissions/permissions";
import { Refusal } from "../../../../http/refusal.ts";
import type { LockedOrder } from "../queries/write-order.ts";
import type { Author } from "./author.ts";

const needToCancel = { resource: "orders", action: "delete" } as const;
const handedOver: readonly Goods[] = ["picked up", "delivered"];

/** Why there is no such move, for whoever asks. */
function whyNot(from: Goods, to: Goods, { mover }: Author): string {
  if (from === to) return "The order is there already.";
  if (mover === "customer") return "The shop works on this order already. Ask the shop to cancel it.";
  if (to === "cancelled" && handedOver.includes(from))
    return "What was handed over is not cancelled. Take the goods back as a return.";
  return "A cancelled order is opened again before it goes on.";
}

/** `isClaimed`: a claim of it is open. */
type Moved = LockedOrder & { isClaimed: boolean };
type Guard = { holds: (order: Moved, author: Author) => boolean; refusal: () => Refusal };
/** `goodsThere` is the stock's to say, where it is taken. */
const guards: Record<Exclude<MoveGuard, "goodsThere">, Guard> = {
  mayCancel: {
    holds: (_, { mover, grants }) => mover !== "staff" || can(grants, needToCancel),
    refusal: () => new Refusal(403, "Only those who may delete orders cancel them and open them again."),
  },
  moneyReturned: {
    holds: ({ paidMinor }) => paidMinor === 0,
    refusal: () => new Refusal(409, "Money was paid for this order. Write down what went back before you cancel it."),
  },
  nothingClaimed: {
    holds: ({ isClaimed }, { mover }) => mover === "staff" || !isClaimed,
    refusal: () => new Refusal(409, "The shop is looking at what was said to be paid for this order."),
  },
};

/**
 * The move of the table that is asked for.
 * @throws 409 or 403 with the reason in words: it is elsewhere by now, there is no such move, a guard does not hold.
 */
export function checkMove(order: Moved, { from, to }: { from: Goods; to: Goods }, author: Author): OrderMove {
  if (order.goods !== from) throw new Refusal(409, "Somebody else moved this order meanwhile.", { goods: order.goods });
  const move = findMove(from, to, author.mover);
  if (!move) throw new Refusal(409, whyNot(from, to, author));
  for (const name of move.guards) {
    const guard = name === "goodsThere" ? undefined : guards[name];
    if (guard && !guard.holds(order, author)) throw guard.refusal();
  }
  return move;
}
