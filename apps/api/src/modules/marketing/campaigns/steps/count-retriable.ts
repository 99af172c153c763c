import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { countRetriable as count } from "../queries/retries.ts";

/** How many people whom a campaign did not reach can be written to again. */
export const countRetriable = (
  tx: Tx,
  shopId: string,
  campaign: { id: string; channel: CampaignChannel },
): Promise<number> => count(tx, shopId, campaign);
