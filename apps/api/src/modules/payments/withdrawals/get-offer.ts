import type { WithdrawalOffer } from "@mauzo/contract/payments/withdrawals";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { getBalances } from "../../ledger/transactions/get-balances.ts";
import { getStatus } from "../compliance/get-status.ts";
import { mostMinorOf, payableNetworks } from "./rules.ts";

/** What can be withdrawn now, and what stands in the way. */
export async function getOffer(
  tx: Tx,
  { payments, env }: Pick<Deps, "payments"> & { env: Pick<Deps["env"], "payouts"> },
  shopId: string,
): Promise<WithdrawalOffer> {
  const { available, on_the_way, leaving: held } = await getBalances(tx, shopId);
  const compliance = await getStatus(tx, shopId);
  const there = { availableMinor: available.minor, leftTodayMinor: compliance.left_today.minor };
  const most = { minor: mostMinorOf(there, env.payouts.fees), currency: available.currency };
  return { available, on_the_way, held, most, networks: payableNetworks(payments), compliance };
}
