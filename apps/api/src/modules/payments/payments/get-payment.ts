import type { CartPayment } from "@mauzo/contract/payments/payments";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { listOfOrder } from "./queries.ts";
import { cartPaymentOf } from "./steps/payments-of-order.ts";

/** One of the payments asked for an order, as its customer sees it. @throws 404 */
export async function getPayment(
  tx: Tx,
  shopId: string,
  { orderId, paymentId, currency }: { orderId: string; paymentId: string; currency: string },
): Promise<CartPayment> {
  const row = (await listOfOrder(tx, shopId, orderId)).find(({ id }) => id === paymentId);
  if (!row) throw notFound();
  return cartPaymentOf(row, currency);
}
