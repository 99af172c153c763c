import type { OrderWorkflow, PreviewMessage } from "@mauzo/contract/orders/order-workflow";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { getOrder } from "../orders/get-order.ts";
import { findFacts } from "./queries/messages.ts";
import { previewMessages } from "./rules.ts";

/**
 * Previews the messages that this workflow would have sent for an order. @throws 404 when the shop does not have it.
 */
export async function previewWorkflow(
  tx: Tx,
  shopId: string,
  { orderId, workflow }: { orderId: string; workflow: OrderWorkflow },
): Promise<{ messages: PreviewMessage[] }> {
  const order = await getOrder(tx, shopId, orderId);
  const facts = await findFacts(tx, shopId, orderId);
  if (!facts) throw notFound();
  return { messages: previewMessages(order, facts, workflow, new Date().toISOString()) };
}
