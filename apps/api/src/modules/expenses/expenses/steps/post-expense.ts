import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { postEntry } from "../../../ledger/journal/post-entry.ts";
import { accountOf } from "../rules.ts";

type Money = { amountMinor: number; method: PaymentMethod };
type Person = { userId: string | null; name: string };

/** Posts that money was spent. @returns the transfer */
export const postExpense = (
  tx: Tx,
  shopId: string,
  { amountMinor, method, at, by }: Money & { at: string | undefined; by: Person },
): Promise<string> => {
  const accounts = { debit: "expenses", credit: accountOf[method] } as const;
  return postEntry(tx, shopId, { transfers: [{ kind: "expense", ...accounts, amountMinor, method }], by, at });
};

/** Posts that the money of an expense was not spent: the same transfer the other way round. */
export const reverseExpense = (
  tx: Tx,
  shopId: string,
  { amountMinor, method, transferId, by }: Money & { transferId: string; by: Person },
): Promise<string> => {
  const accounts = { debit: accountOf[method], credit: "expenses" } as const;
  const transfer = { kind: "reversal", ...accounts, amountMinor, method, reverses: transferId } as const;
  return postEntry(tx, shopId, { transfers: [transfer], by });
};
