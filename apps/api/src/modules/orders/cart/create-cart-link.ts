import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { findChatHoldMinutes, insertCart, lockOpen, renewCart } from "./queries.ts";
import type { CartLine } from "./rules/cart-products.ts";
import { holdCart } from "./steps/hold-cart.ts";
import { newOrderNumber } from "./steps/new-order-number.ts";
import { openLink } from "./steps/open-link.ts";

type NewLink = {
  shopId: string;
  /** The chat it came from; null: the shop's page. */
  conversationId: string | null;
  language: Language;
  lines: CartLine[];
  /** The number of a link given before: while nothing was ordered from it, both links lead to the same cart. */
  replaces: string | null;
  /** Somebody of the shop orders it in the same breath. */
  isOrdered?: boolean;
};

/**
 * A cart with its link. The token in it is the customer's only key: it is stored as a hash and cannot be shown again. In
 * WhatsApp, where it is known who writes, it holds its goods at once; elsewhere once its page has a phone number.
 */
export async function createCartLink(
  tx: Tx,
  { env, queue }: Pick<Deps, "env" | "queue">,
  { lines, replaces, conversationId, isOrdered = false, ...rest }: NewLink,
): Promise<{ url: string; orderId: string; cartId: string }> {
  const cart = { ...rest, conversationId, state: isOrdered ? ("ordered" as const) : ("open" as const) };
  // Carts before stock, as everybody takes them.
  if (conversationId !== null) await lockOpen(tx, cart.shopId, conversationId);
  const kept =
    replaces && conversationId !== null
      ? await renewCart(tx, { ...rest, conversationId, number: replaces }, lines)
      : undefined;
  const { id, number, expiresAt } = kept ?? (await insertCart(tx, { ...cart, number: newOrderNumber() }, lines));
  if (conversationId !== null) {
    const { shopId } = cart;
    const minutes = await findChatHoldMinutes(tx, shopId, conversationId);
    // The same goods once more: what they are held for is still so.
    if (minutes > 0 || !kept?.isSame)
      await holdCart(tx, queue, { shopId, cartId: id, conversationId, lines, minutes, caller: null });
  }
  const url = await openLink(tx, env, { shopId: cart.shopId, cartId: id, expiresAt });
  return { url, orderId: number, cartId: id };
}
