import type { Webhook } from "@mauzo/contract/developers/webhooks";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findEndpoint } from "../queries.ts";

/** An endpoint as its shop sees it. @throws 404 */
export async function getWebhook(tx: Tx, shopId: string, id: string): Promise<Webhook> {
  const found = await findEndpoint(tx, shopId, id);
  if (!found) throw notFound();
  return found;
}
