import type { Withdrawal } from "@mauzo/contract/payments/withdrawals";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findWithdrawal } from "./queries/read-withdrawals.ts";

/** One withdrawal as somebody of the shop sees it. @throws 404 */
export async function getWithdrawal(
  tx: Tx,
  reader: { shopId: string; userId: string },
  id: string,
): Promise<Withdrawal> {
  const found = await findWithdrawal(tx, reader, id);
  if (!found) throw notFound();
  return found;
}
