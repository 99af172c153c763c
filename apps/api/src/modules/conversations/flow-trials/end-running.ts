import type { Tx } from "../../../db/tenant-transaction.ts";
import { endTrial, findRunningTrial } from "./queries/trials.ts";

/** A flow is gone: nothing of it is tried any more. */
export async function endRunning(tx: Tx, place: { shopId: string; chatflowId: string }): Promise<void> {
  const trial = await findRunningTrial(tx, place);
  if (trial) await endTrial(tx, trial, { state: "kept" });
}
