import type { Cart } from "@mauzo/contract/orders/cart";
import type { Tx } from "../../../../db/scope.ts";
import { getProducts } from "../../../catalogue/products/get-products.ts";
import { getWays } from "../../../shop/delivery-ways/get-ways.ts";
import { type CartRow, listCartLines } from "../queries.ts";
import { cartProducts, cartWays, totalMinorOf, versionOf } from "../rules/cart-products.ts";
import { headOf } from "../rules/head-of.ts";
import { withHeld } from "../with-held.ts";
import { markOf } from "./cart-mark.ts";

/** The cart as it can be ordered now, at today's prices. */
export async function openCart(tx: Tx, shopId: string, cart: CartRow): Promise<Cart> {
  const lines = await listCartLines(tx, shopId, cart.id);
  const onOffer = await getProducts(
    tx,
    shopId,
    lines.map((line) => line.productId),
  );
  const there = cart.heldUntil === null ? onOffer : await withHeld(tx, shopId, { cartId: cart.id }, onOffer);
  const products = cartProducts(there, lines);
  const ways = cartWays(await getWays(tx, shopId), cart.currency);
  const version = versionOf(products, ways);
  return {
    ...headOf(cart),
    customer: { name: "", phone: "" },
    note: "",
    products,
    ways,
    delivery: { way_id: null, way: "", place: "" },
    order: null,
    total: { minor: totalMinorOf(products), currency: cart.currency },
    version,
    mark: markOf(version, products, cart.heldUntil),
  };
}
