import type { Tx } from "../../../db/tenant-transaction.ts";
import { findKept } from "./queries/write-merge.ts";

/** Whom a customer was merged into, where they were. */
export const findKeptCustomer = (tx: Tx, shopId: string, id: string): Promise<string | undefined> =>
  findKept(tx, shopId, id);
