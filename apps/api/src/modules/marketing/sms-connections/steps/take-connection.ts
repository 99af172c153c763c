import type { Tx } from "../../../../db/tenant-transaction.ts";
import { takeStored } from "../queries.ts";

/** A connection, locked until the transaction ends; undefined: somebody else is sending over it right now, or it is removed. */
export const takeConnection = (tx: Tx, shopId: string, id: string) => takeStored(tx, shopId, id);
