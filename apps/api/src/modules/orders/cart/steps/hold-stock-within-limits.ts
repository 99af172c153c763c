import { inSavepoint, type Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { countHolding, enterHolds, holdsTooMuch } from "../queries.ts";
import { type HoldOwner, holdingAtMost } from "../rules/hold-owner.ts";
import { holdCartStock } from "./hold-cart-stock.ts";

type NewHold = Parameters<typeof holdCartStock>[2] & { caller: HoldOwner };

/** More than half of an item would be on hold for typed numbers: the hold is rolled back. */
class TooMuch extends Error {}

/**
 * Holds the products of a cart unless its phone number, its network, or all such carts together would then hold too
 * much of the shop. All or nothing, so that whatever is shown as held is held.
 */
export async function holdStockWithinLimits(
  tx: Tx,
  deps: Pick<Deps, "queue" | "emitFact">,
  hold: NewHold,
): Promise<void> {
  const { shopId, cartId, conversationId, caller } = hold;
  // Otherwise two concurrent holds could both take the last free place.
  await enterHolds(tx, caller);
  const holding = await countHolding(tx, shopId, caller, conversationId);
  if (holding.phone >= holdingAtMost.phone || holding.network >= holdingAtMost.network) return;
  try {
    await inSavepoint(tx, async (tx) => {
      await holdCartStock(tx, deps, hold);
      if (await holdsTooMuch(tx, shopId, cartId)) throw new TooMuch();
    });
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
  }
}
