import type { SharedReceipt } from "@mauzo/contract/pos/sales";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { addDocumentLink } from "../documents/add-document-link.ts";
import { receiptMessage } from "./messages.ts";
import { findShared } from "./queries.ts";

/** Creates one more link to the receipt of an order, with the message for its customer. @throws 404 */
export async function shareReceipt(
  tx: Tx,
  deps: Pick<Deps, "env">,
  context: Pick<ShopContext, "shopId" | "phones">,
  id: string,
): Promise<SharedReceipt> {
  const shared = await findShared(tx, context.shopId, id);
  if (!shared) throw notFound();
  // A phone shows the roll of a receipt printer better than a page.
  const look = { id, kind: "receipt" as const, size: "80mm" as const, language: shared.language };
  const link = await addDocumentLink(tx, deps, context, look);
  return { ...link, text: receiptMessage(shared, link.url), phone: shared.phone };
}
