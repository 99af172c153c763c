import type { Tx } from "../../../../db/scope.ts";
import { notFound } from "../../../../http/refusal.ts";
import { type LockedOrder, lockOrder } from "../queries/write-order.ts";

/** An order, held against whoever else would change it until the transaction ends, or 404. */
export async function holdOrder(tx: Tx, shopId: string, id: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, shopId, id);
  if (!order) throw notFound();
  return order;
}
