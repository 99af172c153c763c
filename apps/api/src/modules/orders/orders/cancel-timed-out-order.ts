import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { Refusal } from "../../../http/refuse.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import type { Actor } from "./steps/actor.ts";

const clock: Actor = { mover: "timer", via: "timer", userId: null, name: "", grants: [] };

/** Cancels an order that waited too long. When a guard refuses, the order stays as it is, for staff to see. */
export async function cancelTimedOutOrder(
  tx: Tx,
  deps: OrderDeps,
  { shopId, orderId, from }: { shopId: string; orderId: string; from: FulfilmentStatus },
): Promise<void> {
  try {
    const move = { id: orderId, from, to: "cancelled" as const, reason: "" };
    await changeOrderStatus(tx, deps, { shopId, author: clock, move });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
