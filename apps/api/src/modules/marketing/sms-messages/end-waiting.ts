import type { Tx } from "../../../db/tenant-transaction.ts";
import { failWaiting, type OneConnection } from "./queries.ts";

/** What still waits to leave over an account does not leave, if the account is removed. */
export const endWaiting = (tx: Tx, connection: OneConnection) => failWaiting(tx, connection);
