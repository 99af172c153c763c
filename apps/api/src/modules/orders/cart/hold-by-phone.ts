import type { Parsed, Reply } from "@mauzo/contract/endpoint";
import type { cart } from "@mauzo/contract/orders/cart";
import { toE164 } from "@mauzo/format/phone";
import type { Deps } from "../../../deps.ts";
import { fieldRefusal, notFound } from "../../../http/refusal.ts";
import type { CartVisit } from "../../../http/visit.ts";
import { cartMessages } from "./messages.ts";
import { findCart, listCartLines, lockCart, lockOpen } from "./queries.ts";
import { callerOf } from "./rules/caller.ts";
import { holdWithinBounds } from "./steps/hold-within-bounds.ts";

/**
 * Keeps the goods of a cart for whoever has this number. What is held already stays held as long as it was; what cannot
 * be held is not promised, and can be ordered all the same.
 */
export const holdByPhone = (
  { queue }: Pick<Deps, "queue">,
  { shopId, cartId, tx, address }: CartVisit,
  { phone }: Parsed<typeof cart.hold>["body"],
): Promise<Reply<typeof cart.hold>> =>
  tx(async (tx) => {
    const seen = await findCart(tx, shopId, cartId);
    if (!seen) throw notFound();
    const number = toE164(phone);
    if (number === undefined) throw fieldRefusal(["body", "phone"], cartMessages.phone[seen.language]);
    const { conversationId } = seen;
    if (conversationId !== null) await lockOpen(tx, shopId, conversationId);
    const now = await lockCart(tx, shopId, cartId);
    if (now?.heldUntil === null && now.holdMinutes > 0) {
      const lines = await listCartLines(tx, shopId, cartId);
      const caller = callerOf(shopId, number, address);
      await holdWithinBounds(tx, queue, {
        ...{ shopId, cartId, conversationId, lines, caller },
        minutes: now.holdMinutes,
      });
    }
    return { held_until: (await findCart(tx, shopId, cartId))?.heldUntil ?? null };
  });
