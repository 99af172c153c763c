import { inPart, type Tx } from "../../../../db/scope.ts";
import type { Queue } from "../../../../jobs/queue.ts";
import { countHolding, enterHolds, holdsTooMuch } from "../queries.ts";
import { type Caller, holdingAtMost } from "../rules/caller.ts";
import { holdCart } from "./hold-cart.ts";

type NewHold = Parameters<typeof holdCart>[2] & { caller: Caller };

/** More than half of something would be held for typed numbers: nothing is kept of the hold. */
class TooMuch extends Error {}

/**
 * Has a cart hold its goods unless its phone number, its network, or all such carts together would then hold too much of the shop. All of it or
 * nothing: what is said to be kept is kept.
 */
export async function holdWithinBounds(tx: Tx, queue: Pick<Queue, "send">, hold: NewHold): Promise<void> {
  const { shopId, cartId, conversationId, caller } = hold;
  // Two at once would both be the last that may.
  await enterHolds(tx, caller);
  const holding = await countHolding(tx, shopId, caller, conversationId);
  if (holding.phone >= holdingAtMost.phone || holding.network >= holdingAtMost.network) return;
  try {
    await inPart(tx, async (tx) => {
      await holdCart(tx, queue, hold);
      if (await holdsTooMuch(tx, shopId, cartId)) throw new TooMuch();
    });
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
  }
}
