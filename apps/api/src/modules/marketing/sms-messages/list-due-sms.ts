import type { Tx } from "../../../db/tenant-transaction.ts";
import { listDue, type OneConnection } from "./queries.ts";

export type { OneConnection } from "./queries.ts";

/** The accounts of all shops over which news of an order is to leave now. */
export const listDueSms = (tx: Tx, at: Date, most: number): Promise<OneConnection[]> => listDue(tx, at, most);
