import type { WithdrawalOffer } from "@mauzo/contract/payments/withdrawals";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { getBalances } from "../../ledger/transactions/get-balances.ts";
import { getStatus } from "../compliance/get-status.ts";
import { payableNetworks } from "./rules.ts";

/** What can be withdrawn now, and what stands in the way. */
export async function getOffer(tx: Tx, { payments }: Pick<Deps, "payments">, shopId: string): Promise<WithdrawalOffer> {
  const { available, on_the_way, leaving: held } = await getBalances(tx, shopId);
  const compliance = await getStatus(tx, shopId);
  return { available, on_the_way, held, networks: payableNetworks(payments), compliance };
}
