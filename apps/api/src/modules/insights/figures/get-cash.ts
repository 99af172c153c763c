import type { CashPosition } from "@mauzo/contract/insights/figures";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { getBalances } from "../../ledger/transactions/get-balances.ts";
import { getDebtSummary } from "../../payments/debts/get-debt-summary.ts";

/** Where the shop's money is now, on one line. */
export async function getCash(tx: Tx, shopId: string): Promise<CashPosition> {
  const balances = await getBalances(tx, shopId);
  const { owed, nameless } = await getDebtSummary(tx, shopId);
  const sumOf = (...minors: { minor: number }[]) => ({
    ...{ minor: minors.reduce((sum, { minor }) => sum + minor, 0), currency: owed.currency },
  });
  return {
    in_hand: sumOf(balances.cash, balances.till, balances.gateway, balances.available),
    on_the_way: sumOf(balances.on_the_way, balances.leaving),
    owed: sumOf(owed, nameless),
    owing: sumOf(balances.credit, balances.unmatched),
  };
}
