import type { Account } from "@mauzo/contract/ledger/accounts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../../deps.ts";
import type { NewTransfer } from "../../../ledger/journal/post-entry.ts";
import type { Actor } from "../../../orders/orders/steps/actor.ts";
import { addPaid } from "../queries/manual-debts.ts";
import { changeManualDebt } from "./change-manual-debt.ts";

type Paid = {
  shopId: string;
  author: Actor;
  customerId: string;
  debtId: string;
  amountMinor: number;
  account: Account;
  money: Pick<NewTransfer, "method" | "network" | "reference" | "paymentId">;
  partOf?: string | undefined;
  beside?: readonly NewTransfer[];
};

/** Records a payment of a debt that was written down; the caller has locked it. @returns the id of the transfer */
export async function payManualDebt(
  tx: Tx,
  deps: Pick<OrderDeps, "emitFact">,
  { amountMinor, account, money, ...paid }: Paid,
): Promise<string> {
  await addPaid(tx, paid.shopId, paid.debtId, amountMinor);
  return changeManualDebt(tx, deps, {
    ...paid,
    owedMinor: -amountMinor,
    transfer: { ...money, kind: "payment", debit: account, credit: "debts" },
  });
}
