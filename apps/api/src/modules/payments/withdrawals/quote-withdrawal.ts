import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { getBalances } from "../../ledger/transactions/get-balances.ts";
import { withdrawalFeeOf } from "./rules.ts";

/** What a withdrawal would cost, and what would be left: below nothing where it is too much. */
export async function quoteWithdrawal(
  tx: Tx,
  { env }: { env: Pick<Deps["env"], "payouts"> },
  { shopId, amountMinor }: { shopId: string; amountMinor: number },
) {
  const { available } = await getBalances(tx, shopId);
  const { currency } = available;
  const feeMinor = withdrawalFeeOf(amountMinor, env.payouts.fees);
  return {
    amount: { minor: amountMinor, currency },
    fee: { minor: feeMinor, currency },
    left: { minor: available.minor - amountMinor - feeMinor, currency },
  };
}
