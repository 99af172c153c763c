import type { Cart } from "@mauzo/contract/orders/cart";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findCart, listOpenCarts } from "./queries.ts";
import { viewOpenCart } from "./steps/view-open-cart.ts";

type OpenCart = { at: string; cart: Cart };

/** The newest carts of a conversation that can still be ordered, as they are now. */
export async function listOpenCartsOf(tx: Tx, shopId: string, conversationId: string): Promise<OpenCart[]> {
  const open: OpenCart[] = [];
  for (const { id, at } of await listOpenCarts(tx, shopId, conversationId)) {
    const row = await findCart(tx, shopId, id);
    if (row) open.push({ at, cart: await viewOpenCart(tx, shopId, row) });
  }
  return open;
}
