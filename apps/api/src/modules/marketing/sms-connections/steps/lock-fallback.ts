import type { Tx } from "../../../../db/tenant-transaction.ts";
import { lockFallbackRow } from "../queries.ts";

/** What campaigns go on over where the default takes no more, locked until the transaction ends. */
export const lockFallback = (tx: Tx, shopId: string) => lockFallbackRow(tx, shopId);
