import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { and, asc, eq, inArray, isNotNull, isNull, notInArray } from "drizzle-orm";
import { campaignRecipients } from "../../../../db/schema/marketing/campaign-recipients.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const r = campaignRecipients;

type Campaign = { id: string; channel: CampaignChannel };
/** Whose message failed and was not sent again: by SMS not those whom no other SMS would reach either. */
const isRetriable = (shopId: string, { id, channel }: Campaign) =>
  and(
    ...[eq(r.shopId, shopId), eq(r.campaignId, id), eq(r.state, "failed"), isNull(r.retriedIn), isNotNull(r.contactId)],
    channel === "sms" ? notInArray(r.failure, ["number", "blocked", "content"]) : undefined,
  );

export const countRetriable = (tx: Tx, shopId: string, campaign: Campaign): Promise<number> =>
  tx.$count(r, isRetriable(shopId, campaign));

export async function listFailed(tx: Tx, shopId: string, campaign: Campaign) {
  const rows = await tx
    .select({ id: r.id, contactId: r.contactId })
    .from(r)
    .where(isRetriable(shopId, campaign))
    .orderBy(asc(r.n));
  return rows.flatMap(({ id, contactId }) => (contactId === null ? [] : [{ id, contactId }]));
}

/** Notes by which campaign they get it again. */
export const markRetried = (tx: Tx, shopId: string, ids: string[], retriedIn: string) =>
  tx
    .update(r)
    .set({ retriedIn })
    .where(and(eq(r.shopId, shopId), inArray(r.id, ids)));
