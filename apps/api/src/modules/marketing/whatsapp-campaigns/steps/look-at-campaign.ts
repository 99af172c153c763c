import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import { lockRow } from "../queries/campaigns.ts";
import { followMessages } from "./follow-messages.ts";
import { queueHandful } from "./queue-handful.ts";

/** Does what is due of a campaign over WhatsApp. @returns whether there may be more to do at once */
export async function lookAtCampaign(
  tx: Tx,
  { emitFact, env }: { emitFact: EmitFact; env: { siteUrl: string; authSecret: string } },
  { shopId, id }: { shopId: string; id: string },
  now: Date,
): Promise<boolean> {
  const campaign = await lockRow(tx, shopId, id);
  if (!campaign) return false;
  const isDue = (at: string | null) => at !== null && new Date(at) <= now;
  if (isDue(campaign.followAt)) await followMessages(tx, campaign, now);
  return isDue(campaign.dueAt) && queueHandful(tx, { emitFact, env, now }, campaign);
}
