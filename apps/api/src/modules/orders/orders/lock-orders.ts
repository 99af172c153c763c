import { BeginAnew, type Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { lockCustomersOfOrders, lockSeveralOrders } from "./queries/write-order.ts";

/**
 * Locks orders until the transaction ends, or 404: first their customers, then the orders, each in the order of their ids.
 */
export async function lockOrders(tx: Tx, shopId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const customers = new Set((await lockCustomersOfOrders(tx, shopId, ids)).map(({ id }) => id));
  const orders = await lockSeveralOrders(tx, shopId, ids);
  if (orders.length < new Set(ids).size) throw notFound();
  if (orders.some(({ customerId }) => customerId !== null && !customers.has(customerId))) throw new BeginAnew();
}
