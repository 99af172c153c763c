import type { WebhookDeliveryDetail } from "@mauzo/contract/developers/webhook-deliveries";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findBody, findDelivery, listAttempts } from "./queries/deliveries.ts";

/** A delivery with what it says and each try. @throws 404 */
export async function getDelivery(tx: Tx, shopId: string, id: string): Promise<WebhookDeliveryDetail> {
  const found = await findDelivery(tx, shopId, id);
  if (!found) throw notFound();
  const body = (await findBody(tx, shopId, id)) ?? null;
  return { ...found, body, tried: await listAttempts(tx, shopId, id) };
}
