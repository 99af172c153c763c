import type { Parsed, Reply } from "@mauzo/contract/endpoint";
import type { cart } from "@mauzo/contract/orders/cart";
import { toE164 } from "@mauzo/format/phone";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { CartContext } from "../../../http/request-context.ts";
import { findCart, listCartLines, lockCart, lockOpen } from "./queries.ts";
import { holdOwnerOf } from "./rules/hold-owner.ts";
import { holdStockWithinLimits } from "./steps/hold-stock-within-limits.ts";

/**
 * Holds the products of a cart for the owner of this number. Units already on hold keep their end time; units that
 * cannot be held are not promised, but can still be ordered.
 */
export const holdStockByPhone = (
  deps: Pick<Deps, "queue" | "emitFact">,
  { shopId, cartId, tx, address }: CartContext,
  { phone }: Parsed<typeof cart.hold>["body"],
): Promise<Reply<typeof cart.hold>> =>
  tx(async (tx) => {
    const seen = await findCart(tx, shopId, cartId);
    if (!seen) throw notFound();
    const number = toE164(phone);
    if (number === undefined) throw refuse("phone_invalid", { loc: ["body", "phone"], language: seen.language });
    const { conversationId } = seen;
    if (conversationId !== null) await lockOpen(tx, shopId, conversationId);
    const now = await lockCart(tx, shopId, cartId);
    if (now?.heldUntil === null && now.holdMinutes > 0) {
      const lines = await listCartLines(tx, shopId, cartId);
      const caller = holdOwnerOf(shopId, number, address);
      await holdStockWithinLimits(tx, deps, {
        ...{ shopId, cartId, conversationId, lines, caller },
        minutes: now.holdMinutes,
      });
    }
    return { held_until: (await findCart(tx, shopId, cartId))?.heldUntil ?? null };
  });
