import type { Reply } from "@mauzo/contract/endpoint";
import type { cart } from "@mauzo/contract/orders/cart";
import type { LongPolls } from "../../../http/long-poll/create-long-polls.ts";
import { notFound } from "../../../http/refuse.ts";
import type { CartContext } from "../../../http/request-context.ts";
import { findCart } from "./queries.ts";
import { orderedMark } from "./steps/cart-cursor.ts";
import { viewOpenCart } from "./steps/view-open-cart.ts";

/**
 * Long poll: returns the cursor of the cart as soon as it differs from the one seen. This does not count as showing the
 * cart.
 */
export async function longPollCart(
  watches: LongPolls<string>,
  { shopId, cartId, tx, address, abortSignal }: CartContext,
  { seen, wait }: { seen: string; wait: number },
): Promise<Reply<typeof cart.watch>> {
  const read = () =>
    tx(async (tx) => {
      const row = await findCart(tx, shopId, cartId);
      if (!row) throw notFound();
      return row.state === "ordered" ? orderedMark : (await viewOpenCart(tx, shopId, row)).cursor;
    });
  const isNews = (cursor: string) => cursor !== seen;
  const asked = { shopId, address, key: cartId, read, isNews, waitMs: wait * 1_000, abortSignal: abortSignal() };
  const { known: cursor, pauseMs } = await watches.waitForNews(asked);
  return { cursor, pause_ms: pauseMs };
}
