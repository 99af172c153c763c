import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { type LockedOrder, lockOrder } from "../queries/write-order.ts";

/** Locks an order until the transaction ends and returns it, or 404. */
export async function getLockedOrder(tx: Tx, shopId: string, id: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, shopId, id);
  if (!order) throw notFound();
  return order;
}
