import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { lockEndpoint } from "../queries.ts";

/** An endpoint that was not removed, locked until the transaction ends. @throws 404 */
export async function lockWebhook(tx: Tx, shopId: string, id: string) {
  const endpoint = await lockEndpoint(tx, shopId, id);
  if (!endpoint || endpoint.removedAt !== null) throw notFound();
  return endpoint;
}
