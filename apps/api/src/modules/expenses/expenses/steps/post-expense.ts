import type { Expense } from "@mauzo/contract/expenses/expenses";
import type { Account } from "@mauzo/contract/ledger/accounts";
import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { postEntry } from "../../../ledger/journal/post-entry.ts";
import { accountOf } from "../rules.ts";

type Money = { amountMinor: number; method: PaymentMethod };
type Person = { userId: string | null; name: string };

/** Goods to sell are no expense of the journal. */
type Spent = { source?: Expense["source"] };
type Posted = Money & { at: string | undefined; by: Person };
type Reversed = Money & { transferId: string; by: Person };

const post = (tx: Tx, shopId: string, debit: Account, { amountMinor, method, at, by }: Posted): Promise<string> => {
  const accounts = { debit, credit: accountOf[method] };
  return postEntry(tx, shopId, { transfers: [{ kind: "expense", ...accounts, amountMinor, method }], by, at });
};
const reverse = (tx: Tx, shopId: string, from: Account, { amountMinor, method, transferId, by }: Reversed) => {
  const accounts = { debit: accountOf[method], credit: from };
  const transfer = { kind: "reversal", ...accounts, amountMinor, method, reverses: transferId } as const;
  return postEntry(tx, shopId, { transfers: [transfer], by });
};

const spentOn = ({ source }: Spent): Account => (source === "restock" ? "outside" : "expenses");
/** Posts that money was spent. @returns the transfer */
export const postExpense = (tx: Tx, shopId: string, spent: Posted & Spent): Promise<string> =>
  post(tx, shopId, spentOn(spent), spent);
/** Posts that the money of an expense was not spent: the same transfer the other way round. */
export const reverseExpense = (tx: Tx, shopId: string, spent: Reversed & Spent): Promise<string> =>
  reverse(tx, shopId, spentOn(spent), spent);

/** Posts that goods to sell were paid, which is no expense: they cost what they cost once they are sold. */
export const postGoods = (tx: Tx, shopId: string, paid: Posted): Promise<string> => post(tx, shopId, "outside", paid);
export const reverseGoods = (tx: Tx, shopId: string, paid: Reversed): Promise<string> =>
  reverse(tx, shopId, "outside", paid);
