import type { Tx } from "../../../db/tenant-transaction.ts";
import { findCampaignDestination } from "./queries/follow.ts";
import { pathOf } from "./rules.ts";

/** The path of the page that the link in a campaign's text leads to. */
export async function findCampaignPage(tx: Tx, shopId: string, campaignId: string): Promise<string> {
  const destination = await findCampaignDestination(tx, shopId, campaignId);
  return destination ? pathOf(destination) : "/";
}
