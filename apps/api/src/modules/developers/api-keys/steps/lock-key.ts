import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { lockStored } from "../queries.ts";

/** A key as it is stored, locked until the transaction ends. @throws 404 */
export async function lockKey(tx: Tx, shopId: string, id: string) {
  const stored = await lockStored(tx, shopId, id);
  if (!stored) throw notFound();
  return stored;
}
