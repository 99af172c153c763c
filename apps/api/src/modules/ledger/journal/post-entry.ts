import type { Account } from "@mauzo/contract/ledger/accounts";
import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { TransferKind } from "@mauzo/contract/ledger/transfer-kinds";
import type { PaymentNetwork } from "@mauzo/contract/shop/payment-networks";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import { insertTransfers, lowerBalance, raiseBalance } from "./queries/write-transfers.ts";
import { balanceMovesOf } from "./rules.ts";

/** Moves an amount from the account `credit` to the account `debit`. */
export type NewTransfer = {
  kind: TransferKind;
  debit: Account;
  credit: Account;
  amountMinor: number;
  /** Needed where one of the accounts is `orders`. */
  orderId?: string;
  /** Needed where one of the accounts is `credit`. */
  customerId?: string;
  /** The payment by push, and the message that told of the money. */
  paymentId?: string;
  receiptId?: string;
  /** The withdrawal that it is a part of. */
  withdrawalId?: string;
  /** The shift at a register through whose drawer it went, or which it was paid in. */
  shiftId?: string;
  /** The transfer that this one undoes, which happens once. */
  reverses?: string;
  method?: PaymentMethod | null;
  network?: PaymentNetwork | null;
  reference?: string;
};
type NewEntry = {
  /** The transfers of one event; the list of transactions shows the first. */
  transfers: readonly [NewTransfer, ...NewTransfer[]];
  by: { userId: string | null; name: string };
  /** When it happened, if that was not now. */
  at?: string | undefined;
  /** The entry that these are a part of, where it was begun in this transaction. */
  partOf?: string | undefined;
};

/**
 * Writes down how money moved: the only function that does. Part of the caller's transaction, which has locked customers,
 * orders and stock before, because balances are locked after those. Whoever posts for something other than an order
 * announces it on the topic `transactions`.
 * @returns the id of the first transfer, which is that of the entry where it begins one.
 * @throws 409 when an account that never falls below nothing has less than is taken.
 */
export async function postEntry(tx: Tx, shopId: string, { transfers, by, at, partOf }: NewEntry): Promise<string> {
  const rowOf = (entryId: string | null, transfer: NewTransfer) => ({
    ...{ shopId, entryId, kind: transfer.kind, debit: transfer.debit, credit: transfer.credit },
    ...{ amountMinor: transfer.amountMinor, orderId: transfer.orderId ?? null },
    ...{ customerId: transfer.customerId ?? null, paymentId: transfer.paymentId ?? null },
    ...{ receiptId: transfer.receiptId ?? null, withdrawalId: transfer.withdrawalId ?? null },
    ...{ reverses: transfer.reverses ?? null, shiftId: transfer.shiftId ?? null },
    ...{ method: transfer.method ?? null, network: transfer.network ?? null, reference: transfer.reference ?? "" },
    ...{ userId: by.userId, userName: by.name },
  });
  const [first, ...others] = transfers;
  const [firstId] = await insertTransfers(tx, [rowOf(partOf ?? null, first)], at);
  if (firstId === undefined) throw new Error("the database returned no transfer");
  if (others.length > 0)
    await insertTransfers(
      tx,
      others.map((transfer) => rowOf(partOf ?? firstId, transfer)),
      at,
    );
  for (const move of balanceMovesOf(transfers)) {
    if (move.minor > 0) await raiseBalance(tx, shopId, move);
    else if (!(await lowerBalance(tx, shopId, move))) throw refuse("balance_too_small");
  }
  return firstId;
}
