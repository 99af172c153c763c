import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { getOrderByCart } from "../../orders/get-order-by-cart.ts";
import { type ClaimRow, findClaim } from "../queries.ts";

/** A claim of the order behind a cart link, and its currency. @throws 404 for any other claim. */
export async function getOwnClaim(
  tx: Tx,
  shopId: string,
  { cartId, id }: { cartId: string; id: string },
): Promise<{ row: ClaimRow; currency: string }> {
  const order = await getOrderByCart(tx, shopId, cartId);
  const row = await findClaim(tx, shopId, id);
  if (row?.orderId !== order.id) throw notFound();
  return { row, currency: order.total.currency };
}
