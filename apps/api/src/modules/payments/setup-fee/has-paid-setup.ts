import type { Tx } from "../../../db/tenant-transaction.ts";
import { isSetupPaid } from "./queries.ts";

/** Whether a shop has paid its set-up fee. */
export const hasPaidSetup = (tx: Tx, shopId: string): Promise<boolean> => isSetupPaid(tx, shopId);
