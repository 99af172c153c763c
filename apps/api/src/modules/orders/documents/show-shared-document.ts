import { findLookupKey } from "../../../db/lookup-keys.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { getOrder } from "../orders/get-order.ts";
import { renderDocument } from "./render-document.ts";
import type { DocumentOptions } from "./rules.ts";

/** Returns a document behind a shared link; the error is the same for unknown and expired links. */
export async function showSharedDocument(
  deps: Deps,
  { address, log }: RequestContext,
  key: string,
  look: DocumentOptions,
): Promise<Response> {
  const lookupKey = await findLookupKey(deps.pool, "document", key);
  if (!lookupKey) throw notFound();
  const { shopId, targetId: orderId, phones } = lookupKey;
  const tx: Parameters<typeof renderDocument>[1]["tx"] = (work) => inShop(deps.pool, shopId, work, phones);
  return renderDocument(deps, { address, log, shopId, orderId, phones, tx }, look, (tx) =>
    getOrder(tx, shopId, orderId),
  );
}
