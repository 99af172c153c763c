import type { orderLinks } from "@mauzo/contract/orders/order-links";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { addCartLink } from "../cart/add-cart-link.ts";
import { linkMessage } from "./messages.ts";
import { findShared } from "./queries.ts";

/** Creates one more link to an order, with the message for its customer. @throws 404 */
export async function createOrderLink(
  tx: Tx,
  deps: Pick<Deps, "env">,
  { shopId, phones }: Pick<ShopContext, "shopId" | "phones">,
  id: string,
): Promise<z.output<typeof orderLinks.create.reply>> {
  const shared = await findShared(tx, shopId, id);
  if (!shared) throw notFound();
  const url = await addCartLink(tx, deps, { shopId, cartId: shared.cartId, phones });
  return { url, text: linkMessage(shared, url) };
}
