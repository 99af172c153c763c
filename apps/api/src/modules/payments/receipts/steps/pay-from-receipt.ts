import type { ReceiptUse } from "@mauzo/contract/payments/receipts";
import { formatAmount } from "@mauzo/format/money";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../../deps.ts";
import { notFound, refuse } from "../../../../http/refuse.ts";
import { recordPaymentOrRefund } from "../../../orders/orders/record-payment-or-refund.ts";
import type { Actor } from "../../../orders/orders/steps/actor.ts";
import { findStored, lockStored, takeFrom } from "../queries/receipts.ts";
import { paidAtOf } from "../rules/receipt-rules.ts";

/**
 * Pays for orders with the money of a receipt, never more than it has. The orders are locked first, sorted, then it.
 * @throws 404; 409 where it was put aside or an order is cancelled; 422 for more than is left of it or owed.
 */
export async function payFromReceipt(
  tx: Tx,
  deps: OrderDeps,
  { shopId, author, id, uses }: { shopId: string; author: Actor; id: string; uses: readonly ReceiptUse[] },
): Promise<void> {
  const receipt = await lockStored(tx, shopId, id);
  if (!receipt) throw notFound();
  if (receipt.dismissedAt !== null) throw refuse("receipt_dismissed");
  const at = paidAtOf(receipt.cameAt, Date.now());
  // What a phone was asked for is in the ledger already, without an order.
  const account = receipt.source === "gateway" ? ({ account: "unmatched" } as const) : {};
  const sorted = uses.map((use, place) => ({ ...use, place })).toSorted((a, b) => (a.order_id < b.order_id ? -1 : 1));
  for (const { order_id, amount_minor, place } of sorted)
    await recordPaymentOrRefund(tx, deps, {
      ...{ shopId, author, orderId: order_id, kind: "paid" },
      payment: { amount_minor, method: "mobile_money", reference: receipt.reference, reason: "" },
      loc: ["body", "orders", String(place), "amount_minor"],
      origin: { ...account, receiptId: id, network: receipt.network, ...(at !== undefined && { at }) },
    });
  const sum = uses.reduce((all, { amount_minor }) => all + amount_minor, 0);
  if (await takeFrom(tx, shopId, id, sum)) return;
  const now = await findStored(tx, shopId, id);
  if (!now || now.dismissedAt !== null) throw refuse("receipt_dismissed");
  const amount = formatAmount(now.amountMinor - now.usedMinor);
  throw refuse({ code: "receipt_spent", values: { amount } }, { loc: ["body", "orders"] });
}
