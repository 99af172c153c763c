import type { Goods } from "@mauzo/contract/orders/order-states";
import type { Tx } from "../../../db/scope.ts";
import type { OrderDeps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import { moveOrder } from "./move-order.ts";
import type { Author } from "./steps/author.ts";

const clock: Author = { mover: "timer", via: "timer", userId: null, name: "", grants: [] };

/** Cancels an order that waited too long. What a guard does not let go stays where it is, for people to see. */
export async function timeOutOrder(
  tx: Tx,
  deps: OrderDeps,
  { shopId, orderId, from }: { shopId: string; orderId: string; from: Goods },
): Promise<void> {
  try {
    const move = { id: orderId, from, to: "cancelled" as const, reason: "" };
    await moveOrder(tx, deps, { shopId, author: clock, move });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
