import { BeginAnew, type Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { type LockedOrder, lockCustomerOfOrder, lockOrder } from "../queries/write-order.ts";

/** Locks an order, and before it its customer, until the transaction ends and returns it, or 404. */
export async function getLockedOrder(tx: Tx, shopId: string, id: string): Promise<LockedOrder> {
  const customerId = await lockCustomerOfOrder(tx, shopId, id);
  const order = await lockOrder(tx, shopId, id);
  if (!order) throw notFound();
  if (order.customerId !== customerId) throw new BeginAnew();
  return order;
}
