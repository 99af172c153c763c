import type { Cart } from "@mauzo/contract/cart";
import type { Order } from "@mauzo/contract/orders";
import type { Tx } from "../../db/scope.ts";
import { notFound } from "../../http/refusal.ts";
import { getOrderByCart } from "../orders/get-order.ts";
import { getProducts } from "../products/get-products.ts";
import { type CartRow, findCart, listCartLines, updateCart } from "./queries.ts";
import { cartProducts, totalMinorOf, versionOf } from "./rules.ts";

const headOf = (cart: CartRow) => ({
  logo_url: cart.logoUrl,
  shop_name: cart.shopName,
  shop_slug: cart.shopSlug,
  order_id: cart.number,
  language: cart.language,
  currency: cart.currency,
  state: cart.state,
});

/** What was ordered, as it was sold: the link stays a receipt. */
function orderedCart(cart: CartRow, order: Order): Cart {
  const byProduct = Map.groupBy(order.lines, (line) => line.product_id);
  return {
    ...headOf(cart),
    customer: { name: order.customer?.name ?? "", phone: order.customer?.phone ?? "" },
    note: order.note,
    products: [...byProduct].map(([id, lines]) => {
      const items = (kind: "variant" | "add_on") =>
        lines
          .filter((line) => line.kind === kind)
          .map((line) => ({
            id: line.item_id,
            name: line.name,
            price: line.unit_price,
            quantity: line.quantity,
            available: line.quantity,
          }));
      return {
        id,
        name: lines[0]?.product_name ?? "",
        description: "",
        image_url: null,
        variants: items("variant"),
        add_on_groups: [],
        add_ons: items("add_on").map((addOn) => ({ ...addOn, group_id: id })),
      };
    }),
    total: order.total,
    version: "ordered",
  };
}

/** The cart as it can be ordered now, at today's prices. */
export async function openCart(tx: Tx, shopId: string, cart: CartRow): Promise<Cart> {
  const lines = await listCartLines(tx, shopId, cart.id);
  const products = cartProducts(
    await getProducts(
      tx,
      shopId,
      lines.map((line) => line.productId),
    ),
    lines,
  );
  return {
    ...headOf(cart),
    customer: { name: "", phone: "" },
    note: "",
    products,
    total: { minor: totalMinorOf(products), currency: cart.currency },
    version: versionOf(products),
  };
}

/** What the link shows, remembered as what the server last showed. */
export async function showCart(tx: Tx, shopId: string, cartId: string): Promise<Cart> {
  const row = await findCart(tx, shopId, cartId);
  if (!row) throw notFound();
  if (row.state === "ordered") return orderedCart(row, await getOrderByCart(tx, shopId, cartId));
  const cart = await openCart(tx, shopId, row);
  if (cart.version !== row.shownVersion) await updateCart(tx, shopId, cartId, { shownVersion: cart.version });
  return cart;
}
