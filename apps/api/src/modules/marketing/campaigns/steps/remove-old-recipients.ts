import type { BatchResult, Retention } from "../../../../db/cleaning/delete-old-rows.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { getResults } from "../../campaign-results/steps/get-results.ts";
import { updateCampaignRow } from "../queries/campaigns.ts";
import { deleteRecipients, takeOldCampaign } from "../queries/old-recipients.ts";

/** Forgets whom a campaign of long ago was for; what it came to is kept with the campaign. */
export const removeOldRecipients =
  ({ after }: Retention) =>
  async (tx: Tx, shopId: string, batchSize: number): Promise<BatchResult> => {
    const old = await takeOldCampaign(tx, shopId, after);
    if (!old) return { checked: 0, deleted: 0 };
    const { id } = old;
    if (old.figures === null) await updateCampaignRow(tx, shopId, id, { figures: await getResults(tx, shopId, id) });
    const deleted = await deleteRecipients(tx, shopId, id, batchSize);
    return { checked: deleted, deleted };
  };
