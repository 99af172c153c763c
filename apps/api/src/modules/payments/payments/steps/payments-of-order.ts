import type { Order } from "@mauzo/contract/orders/orders";
import type { CartPayment, OrderPaymentRequest, PaymentOffer } from "@mauzo/contract/payments/payments";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { mayPush } from "../may-push.ts";
import { listOfOrder, type PaymentRow } from "../queries.ts";
import { offerOf } from "../rules.ts";

const common = (row: PaymentRow, currency: string) => {
  const money = (minor: number) => ({ minor, currency });
  return {
    ...{ id: row.id, state: row.state, failure: row.failure, network: row.network, at: row.at },
    ...{ amount: money(row.amountMinor), fee: money(row.feeMinor), asked: money(row.askedMinor) },
    surplus: money(row.surplusMinor),
  };
};
export const cartPaymentOf = (row: PaymentRow, currency: string): CartPayment => ({
  ...common(row, currency),
  phone_end: row.phoneEnd,
});
export const orderPaymentOf = (row: PaymentRow, currency: string): OrderPaymentRequest => ({
  ...common(row, currency),
  ...{ phone: row.phone, network_ref: row.networkRef, by: row.by },
});

export type PaymentDeps = { payments: Deps["payments"]; env: Pick<Deps["env"], "paymentFees" | "setupFee"> };

/** The payments asked for an order, and what a phone would be asked for now. The cursor changes with what they are. */
export async function paymentsOfOrder<T>(
  tx: Tx,
  { payments, env }: PaymentDeps,
  { shopId, order, itemOf }: { shopId: string; order: Order; itemOf: (row: PaymentRow, currency: string) => T },
): Promise<{ items: T[]; offer: PaymentOffer; cursor: string }> {
  const rows = await listOfOrder(tx, shopId, order.id);
  const present = (await mayPush(tx, env, shopId)) ? payments : undefined;
  const offer = offerOf(order, { present, fees: env.paymentFees });
  return {
    items: rows.map((row) => itemOf(row, order.total.currency)),
    offer,
    cursor: `${rows.length} ${rows[0]?.state ?? "none"} ${present ? offer.asked.minor : "off"}`,
  };
}
