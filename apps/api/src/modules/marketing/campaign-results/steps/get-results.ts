import type { CampaignResults } from "@mauzo/contract/marketing/campaign-results";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { countRetriable } from "../../campaigns/steps/count-retriable.ts";
import { getCampaign } from "../../campaigns/steps/get-campaign.ts";
import {
  compareGroups,
  countFailures,
  countSkipped,
  findFigures,
  sumOrders,
  sumRecipients,
} from "../queries/results.ts";

/** What became of a campaign so far. @throws 404 */
export async function getResults(tx: Tx, shopId: string, id: string): Promise<CampaignResults> {
  const { channel, counts, spent, clicks, clicked, hold_out_percent } = await getCampaign(tx, shopId, id);
  const kept = await findFigures(tx, shopId, id);
  // Nobody knows any more whom it was for.
  if (kept) return { ...kept, clicks, clicked, compared: kept.compared ?? null, retriable: 0 };
  const failures = await countFailures(tx, shopId, id);
  const skipped = await countSkipped(tx, shopId, id);
  const { parts, optedOut: opted_out } = await sumRecipients(tx, shopId, id);
  const { people, count, total } = await sumOrders(tx, shopId, id);
  const compared = hold_out_percent === 0 ? null : await compareGroups(tx, shopId, id);
  return {
    ...{ id, counts, spent, parts, clicks, clicked, compared, opted_out },
    retriable: await countRetriable(tx, shopId, { id, channel }),
    failures: failures.flatMap(({ failure, count }) => (failure === null ? [] : { failure, count })),
    skipped: skipped.flatMap(({ why, count }) => (why === null ? [] : { why, count })),
    orders: { people, count, total: { minor: total, currency: spent.currency } },
  };
}
