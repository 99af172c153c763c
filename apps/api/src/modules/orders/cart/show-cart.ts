import type { Cart } from "@mauzo/contract/orders/cart";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { getSellableProducts } from "../../catalogue/products/get-sellable-products.ts";
import { getPaymentSettings } from "../../shop/payment-settings/get-payment-settings.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { getOrderByCart } from "../orders/get-order-by-cart.ts";
import { getCustomerClaims } from "../payment-claims/get-customer-claims.ts";
import { findCart, markShown } from "./queries.ts";
import { cartPicture } from "./rules/cart-products.ts";
import { orderedCart } from "./rules/ordered-cart.ts";
import { viewOpenCart } from "./steps/view-open-cart.ts";

/** Returns the cart that the link shows, and stores its version as the last one shown. */
export async function showCart(tx: Tx, shopId: string, cartId: string): Promise<Cart> {
  const row = await findCart(tx, shopId, cartId);
  if (!row) throw notFound();
  if (row.state === "ordered") {
    const order = await getOrderByCart(tx, shopId, cartId);
    const { order_appearance: appearance } = await getShop(tx, shopId);
    const { ways, cash: takes_cash } = await getPaymentSettings(tx, shopId);
    const claims = await getCustomerClaims(tx, shopId, order);
    const sold = [...new Set(order.lines.map((line) => line.product_id))];
    const products = new Map((await getSellableProducts(tx, shopId, sold)).map((product) => [product.id, product]));
    return orderedCart(row, order, {
      ...{ appearance, takes_cash, waysOn: ways.filter(({ on }) => on), ...claims },
      pictureOf(id, variants) {
        const product = products.get(id);
        return product ? cartPicture(product, (variant) => variants.includes(variant)) : null;
      },
    });
  }
  const cart = await viewOpenCart(tx, shopId, row);
  if (cart.version !== row.shownVersion) await markShown(tx, shopId, cartId, cart.version);
  return cart;
}
