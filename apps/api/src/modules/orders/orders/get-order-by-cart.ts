import type { Order } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/scope.ts";
import { notFound } from "../../../http/refusal.ts";
import { findOrderByCart } from "./queries/read-orders.ts";

/** The order a cart became. @throws 404 while it is open. */
export async function getOrderByCart(tx: Tx, shopId: string, cartId: string): Promise<Order> {
  const order = await findOrderByCart(tx, shopId, cartId);
  if (!order) throw notFound();
  return order;
}
