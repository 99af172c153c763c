import type { Tx } from "../../../db/scope.ts";
import type { OrderDeps } from "../../../deps.ts";
import { getWorkflow } from "./get-workflow.ts";
import { noticesOf } from "./rules.ts";
import { tellOrder } from "./steps/tell-order.ts";

/**
 * Tells that all of an order's money is here. Part of the transaction in which the last of it came, or what is owed shrank
 * to nothing. Of one occasion it is told once.
 */
export async function followPayment(
  tx: Tx,
  deps: OrderDeps,
  { shopId, orderId, by }: { shopId: string; orderId: string; by: string },
): Promise<void> {
  const notices = noticesOf(await getWorkflow(tx, shopId), "paid");
  await tellOrder(tx, deps, { shopId, orderId, event: "paid", occasion: `paid ${by}`, notices });
}
