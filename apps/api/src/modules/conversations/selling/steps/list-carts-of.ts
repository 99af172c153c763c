import { priceCart } from "@mauzo/chatflow/price-cart";
import { readChatState } from "@mauzo/chatflow/read-chat-state";
import type { ConversationCart } from "@mauzo/contract/conversations/selling";
import { Id } from "@mauzo/contract/shared";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { getSellableProducts } from "../../../catalogue/products/get-sellable-products.ts";
import { listOpenCartsOf } from "../../../orders/cart/list-open-carts-of.ts";
import { findState } from "../queries.ts";
import { linesOfProduct } from "../rules.ts";

/** What the customer chose from the bot; its number is that of the link it may have become. */
async function chosenFromBot(tx: Tx, shopId: string, id: string, currency: string) {
  const { state } = readChatState(await findState(tx, shopId, id));
  const lines = state.cart.filter(({ product_id }) => Id.safeParse(product_id).success);
  if (lines.length === 0) return undefined;
  const products = await getSellableProducts(
    tx,
    shopId,
    lines.map(({ product_id }) => product_id),
  );
  const priced = priceCart(lines, products, currency);
  return {
    number: state.order_id,
    cart: {
      ...{ order_id: null, at: null, held_until: null, total: priced.total },
      lines: priced.lines.map(({ name, variant_name, quantity, add_ons, total }) => ({
        ...{ name, variant: variant_name, quantity, total },
        add_ons: add_ons.map((each) => each.name),
      })),
    },
  };
}

type Shop = { id: string; currency: string };
/** What the customer of a conversation has chosen and not ordered, as it is now. */
export async function listCartsOf(tx: Tx, { id: shopId, currency }: Shop, id: string): Promise<ConversationCart[]> {
  const links = (await listOpenCartsOf(tx, shopId, id)).map(({ at, cart }) => ({
    ...{ order_id: cart.order_id, at, held_until: cart.held_until, total: cart.total },
    lines: cart.products.flatMap((product) => linesOfProduct(product, currency)),
  }));
  const chosen = await chosenFromBot(tx, shopId, id, currency);
  const isLinked = links.some(({ order_id }) => order_id === chosen?.number);
  return chosen && !isLinked ? [chosen.cart, ...links] : links;
}
