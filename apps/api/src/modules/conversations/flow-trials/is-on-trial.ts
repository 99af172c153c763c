import type { Tx } from "../../../db/tenant-transaction.ts";
import { findRunningTrial } from "./queries/trials.ts";

export const isOnTrial = async (tx: Tx, place: { shopId: string; chatflowId: string }): Promise<boolean> =>
  (await findRunningTrial(tx, place)) !== undefined;
