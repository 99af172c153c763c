import type { Reply } from "@mauzo/contract/endpoint";
import type { payments } from "@mauzo/contract/payments/payments";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { getOrder } from "../../orders/orders/get-order.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { mayPush } from "./may-push.ts";
import { findOrderOfCart } from "./queries.ts";
import { offerOf } from "./rules.ts";
import { cartPaymentOf, type PaymentDeps, paymentsOfOrder } from "./steps/payments-of-order.ts";

/** The payments of a link's order; while nothing is ordered, only whose phones will be asked. */
export async function showCartPayments(
  tx: Tx,
  deps: PaymentDeps,
  { shopId, cartId }: { shopId: string; cartId: string },
): Promise<Reply<typeof payments.ofCart>> {
  const orderId = await findOrderOfCart(tx, shopId, cartId);
  if (orderId !== undefined)
    return paymentsOfOrder(tx, deps, { shopId, order: await getOrder(tx, shopId, orderId), itemOf: cartPaymentOf });
  const nothing = { minor: 0, currency: (await getShop(tx, shopId)).currency };
  const order = { fulfilment: "new", payment: "unpaid", total: nothing, paid: nothing, forgiven: nothing } as const;
  const present = (await mayPush(tx, deps.env, shopId)) ? deps.payments : undefined;
  return { items: [], offer: offerOf(order, { present, fees: undefined }), cursor: "0 none 0" };
}
