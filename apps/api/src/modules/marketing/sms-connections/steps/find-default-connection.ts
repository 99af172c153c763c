import type { Tx } from "../../../../db/tenant-transaction.ts";
import { findDefault } from "../queries.ts";

/** What campaigns are sent over; undefined: the shop has none. */
export const findDefaultConnection = (tx: Tx, shopId: string) => findDefault(tx, shopId);
