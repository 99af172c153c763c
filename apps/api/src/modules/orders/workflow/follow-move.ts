import type { Goods } from "@mauzo/contract/orders/order-states";
import type { Tx } from "../../../db/scope.ts";
import type { OrderDeps } from "../../../deps.ts";
import { getWorkflow } from "./get-workflow.ts";
import { noticesOf, undoSeconds } from "./rules.ts";
import { startTimers } from "./steps/start-timers.ts";
import { tellOrder } from "./steps/tell-order.ts";

type Moved = {
  shopId: string;
  orderId: string;
  goods: Goods;
  /** How often its goods have moved, with this time. */
  moves: number;
  /** Somebody may take it back yet. */
  undoable: boolean;
};

/** What follows from where an order's goods are now: who is told, and the timers of that state. Part of its transaction. */
export async function followMove(
  tx: Tx,
  deps: OrderDeps,
  { shopId, orderId, goods, moves, undoable }: Moved,
): Promise<void> {
  const workflow = await getWorkflow(tx, shopId);
  await startTimers(tx, deps, workflow, { shopId, orderId, goods, moves });
  await tellOrder(tx, deps, {
    ...{ shopId, orderId, event: goods, occasion: `${goods} ${moves}` },
    notices: noticesOf(workflow, goods),
    unlessMoved: undoable ? { afterSeconds: undoSeconds } : undefined,
  });
}
