import type { Order } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findOrder } from "./queries/find-orders.ts";

/** Returns an order of the shop with its lines, or 404. */
export async function getOrder(tx: Tx, shopId: string, id: string): Promise<Order> {
  const order = await findOrder(tx, shopId, id);
  if (!order) throw notFound();
  return order;
}
