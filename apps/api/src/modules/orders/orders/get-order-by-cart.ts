import type { Order } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findOrderByCart } from "./queries/find-orders.ts";

/** Returns the order a cart became. @throws 404 while the cart is open. */
export async function getOrderByCart(tx: Tx, shopId: string, cartId: string): Promise<Order> {
  const order = await findOrderByCart(tx, shopId, cartId);
  if (!order) throw notFound();
  return order;
}
