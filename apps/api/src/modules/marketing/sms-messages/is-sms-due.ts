import type { Tx } from "../../../db/tenant-transaction.ts";
import { hasDueSms, type OneConnection } from "./queries.ts";

/** Whether news of an order is to leave over a connection now. */
export const isSmsDue = (tx: Tx, connection: OneConnection, at: Date): Promise<boolean> =>
  hasDueSms(tx, connection, at);
