import type { OrderWorkflow, TriedMessage } from "@mauzo/contract/orders/order-workflow";
import type { Tx } from "../../../db/scope.ts";
import { notFound } from "../../../http/refusal.ts";
import { getOrder } from "../orders/get-order.ts";
import { findFacts } from "./queries/messages.ts";
import { tryOn } from "./rules.ts";

/** What an order would have had sent by this workflow. @throws 404 when the shop has none such. */
export async function tryWorkflow(
  tx: Tx,
  shopId: string,
  { orderId, workflow }: { orderId: string; workflow: OrderWorkflow },
): Promise<{ messages: TriedMessage[] }> {
  const order = await getOrder(tx, shopId, orderId);
  const facts = await findFacts(tx, shopId, orderId);
  if (!facts) throw notFound();
  return { messages: tryOn(order, facts, workflow, new Date().toISOString()) };
}
