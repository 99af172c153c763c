import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findCampaign } from "../queries/campaigns.ts";

/** @throws 404 */
export async function getCampaign(tx: Tx, shopId: string, id: string): Promise<Campaign> {
  const campaign = await findCampaign(tx, shopId, id);
  if (!campaign) throw notFound();
  return campaign;
}
