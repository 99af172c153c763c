import type { Tx } from "../../../db/tenant-transaction.ts";
import { lockCustomersOfOrders } from "./queries/write-order.ts";
import { getLockedOrder } from "./steps/get-locked-order.ts";

/**
 * Locks orders until the transaction ends, or 404: first their customers, then the orders, each in the order of their ids.
 */
export async function lockOrders(tx: Tx, shopId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockCustomersOfOrders(tx, shopId, ids);
  for (const id of ids.toSorted()) await getLockedOrder(tx, shopId, id);
}
