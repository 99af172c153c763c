import type { Cart } from "@mauzo/contract/orders/cart";
import type { Tx } from "../../../db/scope.ts";
import { notFound } from "../../../http/refusal.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { showClaims } from "../claims/show-claims.ts";
import { getOrderByCart } from "../orders/get-order-by-cart.ts";
import { findCart, markShown } from "./queries.ts";
import { orderedCart } from "./rules/ordered-cart.ts";
import { openCart } from "./steps/open-cart.ts";

/** What the link shows, remembered as what the server last showed. */
export async function showCart(tx: Tx, shopId: string, cartId: string): Promise<Cart> {
  const row = await findCart(tx, shopId, cartId);
  if (!row) throw notFound();
  if (row.state === "ordered") {
    const order = await getOrderByCart(tx, shopId, cartId);
    const { order_faces: faces } = await getShop(tx, shopId);
    return orderedCart(row, order, { faces, ...(await showClaims(tx, shopId, order)) });
  }
  const cart = await openCart(tx, shopId, row);
  if (cart.version !== row.shownVersion) await markShown(tx, shopId, cartId, cart.version);
  return cart;
}
