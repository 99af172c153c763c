import type { Language } from "@mauzo/contract/shared";
import type { Phones, Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { StoredTouches } from "../../shop/touches/read-touches.ts";
import { findChatHoldMinutes, findTouches, insertCart, lockOpen, renewCart } from "./queries.ts";
import type { CartLine } from "./rules/cart-products.ts";
import { createCartUrl } from "./steps/create-cart-url.ts";
import { holdCartStock } from "./steps/hold-cart-stock.ts";
import { newOrderNumber } from "./steps/new-order-number.ts";

type LinkDeps = Pick<Deps, "emitFact"> & {
  queue: Pick<Deps["queue"], "send">;
  env: Pick<Deps["env"], "cartUrl">;
};
type NewLink = {
  shopId: string;
  /** The conversation it came from; null: the shop's page. */
  conversationId: string | null;
  language: Language;
  lines: CartLine[];
  /** The number of an earlier link: while nothing was ordered from it, both links lead to the same cart. */
  replaces: string | null;
  /** Staff order it in the same transaction. */
  isOrdered?: boolean;
  /** What led to a cart of the shop's page; that of a conversation has the conversation's. */
  touches?: StoredTouches;
  /** Whether the link shows telephone numbers; by default it does. */
  phones?: Phones;
};

/**
 * Creates a cart with its link. The token in the link is the customer's only key: only its hash is stored, so it cannot
 * be shown again. In WhatsApp, where the customer's number is known, the cart holds its products at once; elsewhere
 * once its page has a phone number.
 */
export async function createCartLink(
  tx: Tx,
  deps: LinkDeps,
  { lines, replaces, conversationId, isOrdered = false, touches, phones, ...rest }: NewLink,
): Promise<{ url: string; orderId: string; cartId: string }> {
  const cart = { ...rest, conversationId, state: isOrdered ? ("ordered" as const) : ("open" as const) };
  // Locks carts before stock, the common lock order.
  if (conversationId !== null) await lockOpen(tx, cart.shopId, conversationId);
  const kept =
    replaces && conversationId !== null
      ? await renewCart(tx, { ...rest, conversationId, number: replaces }, lines)
      : undefined;
  const begin = async () => {
    const brought = conversationId === null ? touches : await findTouches(tx, cart.shopId, conversationId);
    return insertCart(tx, { ...cart, ...brought, number: newOrderNumber() }, lines);
  };
  const { id, number, expiresAt } = kept ?? (await begin());
  if (conversationId !== null) {
    const { shopId } = cart;
    const minutes = await findChatHoldMinutes(tx, shopId, conversationId);
    // The same products once more: their hold stays as it is.
    if (minutes > 0 || !kept?.isSame)
      await holdCartStock(tx, deps, { shopId, cartId: id, conversationId, lines, minutes, caller: null });
  }
  const url = await createCartUrl(tx, deps.env, { shopId: cart.shopId, cartId: id, expiresAt, phones });
  return { url, orderId: number, cartId: id };
}
