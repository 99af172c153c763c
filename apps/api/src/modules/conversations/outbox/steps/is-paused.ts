import type { Tx } from "../../../../db/tenant-transaction.ts";
import { findPausedNumber } from "../queries/numbers.ts";

/** Whether nothing leaves from a number because of something that the shop must mend. */
export const isPaused = async (tx: Tx, shopId: string, numberId: string): Promise<boolean> =>
  (await findPausedNumber(tx, shopId, numberId)) !== undefined;
