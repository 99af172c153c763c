import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { moveFrom, type StoredWithdrawal } from "../queries/write-withdrawals.ts";
import { emitChange } from "./emit-change.ts";
import { postMove } from "./post-move.ts";

type Unsent = { shopId: string; withdrawal: StoredWithdrawal; by: { userId: string; name: string } };

/** Cancels a withdrawal that is locked, with its money back in the balance; false once somebody was asked to send it. */
export async function giveBack(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  { shopId, withdrawal, by }: Unsent,
): Promise<boolean> {
  const { id, state: from } = withdrawal;
  if (!(await moveFrom(tx, { shopId, id }, ["confirming", "held"], { state: "cancelled" }, "endedAt"))) return false;
  await emitChange(tx, deps, { shopId, id, userId: by.userId });
  await postMove(tx, { shopId, withdrawal, from, to: "cancelled", by });
  return true;
}
