import type { Reply } from "@mauzo/contract/endpoint";
import type { cart } from "@mauzo/contract/orders/cart";
import { notFound } from "../../../http/refusal.ts";
import type { CartVisit } from "../../../http/visit.ts";
import type { Watches } from "../../../http/waiting/open-watches.ts";
import { findCart } from "./queries.ts";
import { orderedMark } from "./steps/cart-mark.ts";
import { openCart } from "./steps/open-cart.ts";

/** The mark of a cart as it is now, as soon as it is another than was seen. It is shown to nobody by that. */
export async function watchCart(
  watches: Watches<string>,
  { shopId, cartId, tx, address, left }: CartVisit,
  { seen, wait }: { seen: string; wait: number },
): Promise<Reply<typeof cart.watch>> {
  const read = () =>
    tx(async (tx) => {
      const row = await findCart(tx, shopId, cartId);
      if (!row) throw notFound();
      return row.state === "ordered" ? orderedMark : (await openCart(tx, shopId, row)).mark;
    });
  const isNews = (mark: string) => mark !== seen;
  const asked = { shopId, address, key: cartId, read, isNews, waitMs: wait * 1_000, left: left() };
  const { known: mark, pauseMs } = await watches.look(asked);
  return { mark, pause_ms: pauseMs };
}
