import type { Account } from "@mauzo/contract/ledger/accounts";
import type { NewPayment } from "@mauzo/contract/orders/order-payments";
import type { Money } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../../deps.ts";
import { postEntry } from "../../../ledger/journal/post-entry.ts";
import { recordPaymentOrRefund } from "../../../orders/orders/record-payment-or-refund.ts";
import type { Actor } from "../../../orders/orders/steps/actor.ts";
import { emitDebt } from "./emit-debt.ts";
import type { Owing } from "./lock-debt.ts";
import { payManualDebt } from "./pay-manual-debt.ts";

type Paying = {
  shopId: string;
  author: Actor;
  customerId: string;
  paid: readonly { order: Owing; amount: Money }[];
  /** What is more than they owe. */
  surplusMinor: number;
  payment: z.output<typeof NewPayment>;
  account: Account;
};

/** Posts a payment as one entry: its parts for orders and debts that were written down, and the rest as the customer's credit. */
export async function payOwing(
  tx: Tx,
  deps: OrderDeps,
  { shopId, author, customerId, paid, surplusMinor, payment, account }: Paying,
): Promise<void> {
  const { method, reference } = payment;
  let entry: string | undefined;
  for (const { order, amount } of paid) {
    const id =
      order.number === null
        ? await payManualDebt(tx, deps, {
            ...{ shopId, author, customerId, debtId: order.id, amountMinor: amount.minor },
            ...{ account, money: { method, reference }, partOf: entry },
          })
        : (
            await recordPaymentOrRefund(tx, deps, {
              ...{ shopId, author, orderId: order.id, kind: "paid" },
              ...{ payment: { ...payment, amount_minor: amount.minor }, origin: { account, partOf: entry } },
            })
          ).paymentId;
    entry ??= id;
  }
  if (surplusMinor === 0) return;
  const surplus = { kind: "surplus", debit: account, credit: "credit", customerId, amountMinor: surplusMinor } as const;
  await postEntry(tx, shopId, { transfers: [{ ...surplus, method, reference }], by: author, partOf: entry });
  await emitDebt(tx, deps, { shopId, author, customerId });
}
