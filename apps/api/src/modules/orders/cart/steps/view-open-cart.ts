import type { Cart } from "@mauzo/contract/orders/cart";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { getSellableProducts } from "../../../catalogue/products/get-sellable-products.ts";
import { getMethods } from "../../../shop/delivery-methods/get-methods.ts";
import { getPaymentSettings } from "../../../shop/payment-settings/get-payment-settings.ts";
import { includeHeldStock } from "../include-held-stock.ts";
import { type CartRow, listCartLines } from "../queries.ts";
import { cartBaseOf } from "../rules/cart-base.ts";
import { cartMethods, cartProducts, totalMinorOf, versionOf } from "../rules/cart-products.ts";
import { cursorOf } from "./cart-cursor.ts";

/** Returns the cart as it can be ordered now, at today's prices. */
export async function viewOpenCart(tx: Tx, shopId: string, cart: CartRow): Promise<Cart> {
  const lines = await listCartLines(tx, shopId, cart.id);
  const onOffer = await getSellableProducts(
    tx,
    shopId,
    lines.map((line) => line.productId),
  );
  const there = cart.heldUntil === null ? onOffer : await includeHeldStock(tx, shopId, { cartId: cart.id }, onOffer);
  const products = cartProducts(there, lines);
  const methods = cartMethods((await getMethods(tx, shopId)).methods, cart.currency);
  const { charges } = await getPaymentSettings(tx, shopId);
  const version = versionOf(products, methods, charges);
  return {
    ...cartBaseOf(cart),
    customer: { name: "", phone: "" },
    note: "",
    products,
    methods,
    charges,
    delivery: { method_id: null, method: "", place: "" },
    order: null,
    total: { minor: totalMinorOf(products), currency: cart.currency },
    version,
    cursor: cursorOf(version, products, cart.heldUntil),
  };
}
