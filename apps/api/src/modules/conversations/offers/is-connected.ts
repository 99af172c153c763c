import type { Tx } from "../../../db/tenant-transaction.ts";
import { hasNumber } from "./queries.ts";

/** Whether the shop has a number over which offers can leave. */
export const isConnected = (tx: Tx, shopId: string): Promise<boolean> => hasNumber(tx, shopId);
