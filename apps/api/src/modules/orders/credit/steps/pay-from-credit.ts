import type { Balance } from "@mauzo/contract/orders/order-payments";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../../deps.ts";
import { refuse } from "../../../../http/refuse.ts";
import { recordPaymentOrRefund } from "../../orders/record-payment-or-refund.ts";
import type { Actor } from "../../orders/steps/actor.ts";
import { getLockedOrder } from "../../orders/steps/get-locked-order.ts";

type Paying = { shopId: string; author: Actor; orderId: string; amount_minor: number };

/**
 * Pays an order from what its customer paid too much before: no money changes hands, so there is no method. Part of the
 * caller's transaction. @throws as `recordPaymentOrRefund`; 409 for more than the customer has
 */
export async function payFromCredit(
  tx: Tx,
  deps: OrderDeps,
  { shopId, author, orderId, amount_minor }: Paying,
): Promise<Balance> {
  const { customerId } = await getLockedOrder(tx, shopId, orderId);
  if (customerId === null) throw refuse("balance_too_small");
  return recordPaymentOrRefund(tx, deps, {
    ...{ shopId, author, orderId, kind: "paid", origin: { account: "credit", customerId } },
    payment: { amount_minor, method: null, reference: "", reason: "" },
  });
}
