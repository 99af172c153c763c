import type { Tx } from "../../db/scope.ts";
import type { OrderDeps } from "../../deps.ts";
import { getWorkflow } from "./get-workflow.ts";
import { noticesOf } from "./rules.ts";
import { tellOrder } from "./steps/tell-order.ts";

/** Tells that all of an order's money is here. Part of the transaction in which the last of it came. */
export async function followPayment(
  tx: Tx,
  deps: OrderDeps,
  { shopId, orderId, paymentId }: { shopId: string; orderId: string; paymentId: string },
): Promise<void> {
  const notices = noticesOf(await getWorkflow(tx, shopId), "paid");
  await tellOrder(tx, deps, { shopId, orderId, event: "paid", occasion: `paid ${paymentId}`, notices });
}
