import type { orderLinks } from "@mauzo/contract/orders/order-links";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refusal.ts";
import { renewLink } from "../cart/renew-link.ts";
import { linkMessage } from "./messages.ts";
import { findShared } from "./queries.ts";

/** One more link to an order, and what its customer is told with it. @throws 404 */
export async function shareLink(
  tx: Tx,
  deps: Pick<Deps, "env">,
  shopId: string,
  id: string,
): Promise<z.output<typeof orderLinks.create.reply>> {
  const shared = await findShared(tx, shopId, id);
  if (!shared) throw notFound();
  const url = await renewLink(tx, deps, { shopId, cartId: shared.cartId });
  return { url, text: linkMessage(shared, url) };
}
