import type { Order } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/scope.ts";
import { notFound } from "../../../http/refusal.ts";
import { findOrder } from "./queries/read-orders.ts";

/** One order of the shop with its lines, or 404. */
export async function getOrder(tx: Tx, shopId: string, id: string): Promise<Order> {
  const order = await findOrder(tx, shopId, id);
  if (!order) throw notFound();
  return order;
}
