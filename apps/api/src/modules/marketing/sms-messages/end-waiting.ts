import type { Tx } from "../../../db/tenant-transaction.ts";
import { failWaiting, type OneConnection } from "./queries.ts";

/** What still waits to leave over an account that is removed does not leave. */
export const endWaiting = (tx: Tx, connection: OneConnection) => failWaiting(tx, connection);
