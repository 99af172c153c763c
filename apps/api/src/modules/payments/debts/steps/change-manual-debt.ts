import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../../deps.ts";
import { addToDebt } from "../../../customers/customers/steps/add-to-debt.ts";
import { type NewTransfer, postEntry } from "../../../ledger/journal/post-entry.ts";
import type { Actor } from "../../../orders/orders/steps/actor.ts";
import { emitDebt } from "./emit-debt.ts";

type Change = {
  shopId: string;
  author: Actor;
  customerId: string;
  debtId: string;
  /** How much more is owed, or less if it is below nothing. */
  owedMinor: number;
  transfer: Omit<NewTransfer, "debtId" | "customerId" | "amountMinor">;
  /** The entry that it is a part of, and what else the same event moved. */
  partOf?: string | undefined;
  beside?: readonly NewTransfer[];
};

/**
 * Posts what changes a debt that was written down, and keeps its customer's sum; the caller has locked the customer and
 * writes the debt itself. @returns the id of the transfer
 */
export async function changeManualDebt(
  tx: Tx,
  deps: Pick<OrderDeps, "emitFact">,
  { shopId, author, customerId, debtId, owedMinor, transfer, partOf, beside = [] }: Change,
): Promise<string> {
  const amountMinor = Math.abs(owedMinor);
  const id = await postEntry(tx, shopId, {
    transfers: [{ ...transfer, debtId, customerId, amountMinor }, ...beside],
    by: author,
    partOf,
  });
  await addToDebt(tx, { shopId, id: customerId, owedMinor });
  await emitDebt(tx, deps, { shopId, author, customerId });
  return id;
}
