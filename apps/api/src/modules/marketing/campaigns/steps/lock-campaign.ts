import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound, refuse, savedMeanwhile } from "../../../../http/refuse.ts";
import { lockStoredCampaign } from "../queries/campaigns.ts";

/** A campaign, locked until the transaction ends. @throws 404 */
export async function lockCampaign(tx: Tx, shopId: string, id: string) {
  const campaign = await lockStoredCampaign(tx, shopId, id);
  if (!campaign) throw notFound();
  return campaign;
}

type Locked = Awaited<ReturnType<typeof lockCampaign>>;
/** @throws 409 for another version than this one */
export function checkVersion({ version, savedBy: saved_by }: Locked, seen: number): void {
  if (version !== seen) throw savedMeanwhile({ version, saved_by });
}

/** A draft, locked until the transaction ends. @throws 404; 409 once it was started */
export async function lockDraft(tx: Tx, shopId: string, id: string) {
  const campaign = await lockCampaign(tx, shopId, id);
  if (campaign.state !== "draft") throw refuse("campaign_started");
  return campaign;
}
