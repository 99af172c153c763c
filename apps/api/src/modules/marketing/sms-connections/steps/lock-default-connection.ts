import type { Tx } from "../../../../db/tenant-transaction.ts";
import { findDefault, lockConnection } from "../queries.ts";

/** What campaigns are sent over, locked until the transaction ends, so that it is not removed meanwhile. */
export async function lockDefaultConnection(tx: Tx, shopId: string) {
  const found = await findDefault(tx, shopId);
  return found && lockConnection(tx, shopId, found.id);
}
