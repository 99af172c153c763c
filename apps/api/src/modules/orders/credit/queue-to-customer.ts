import type { Texts } from "@mauzo/contract/orders/order-workflow";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { queueOrderMessages } from "../workflow/steps/queue-order-messages.ts";
import { addBalanceLink } from "./add-balance-link.ts";
import { findCustomerOf } from "./queries/order-credit.ts";

/** `isTemplated`: WhatsApp's template of a reminder says the same, where nothing else may be sent. */
type Told = { shopId: string; orderId: string; occasion: string; text: Texts; isTemplated: boolean };

/**
 * Queues a message to the customer of an order about what they owe, with the link to it, once for each occasion, by
 * whichever way it reaches them. Part of the caller's transaction.
 */
export async function queueToCustomer(tx: Tx, deps: OrderDeps, { shopId, orderId, text, ...about }: Told) {
  const customerId = await findCustomerOf(tx, shopId, orderId);
  const [state] = await queueOrderMessages(tx, deps, {
    ...{ shopId, orderId, event: "reminder", notices: [{ audience: "customer", text }], ...about },
    customerLink: customerId ? () => addBalanceLink(tx, deps, { shopId, customerId }) : undefined,
  });
  return state ?? "unreachable";
}
