import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { lockUnsent } from "../queries/write-withdrawals.ts";
import { giveBack } from "./give-back.ts";

type Gone = { shopId: string; destinationId: string; by: { userId: string; name: string } };

/** Cancels what was to be sent to a wallet and was not yet; the caller holds the case, so nothing more comes. */
export async function cancelOfDestination(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  { shopId, destinationId, by }: Gone,
): Promise<void> {
  // All are locked before the balance is.
  for (const withdrawal of await lockUnsent(tx, shopId, destinationId))
    await giveBack(tx, deps, { shopId, withdrawal, by });
}
