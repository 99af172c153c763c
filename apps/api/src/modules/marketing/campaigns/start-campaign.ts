import type { Campaign, CampaignStart } from "@mauzo/contract/marketing/campaigns";
import { createLookupKey } from "../../../db/lookup-keys.ts";
import { runAfterCommit, type Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { loops } from "../../../jobs/wake-loops.ts";
import { newCampaignCode } from "../opt-outs/steps/link-code.ts";
import { lockDefaultConnection } from "../sms-connections/lock-default-connection.ts";
import { planOverWhatsapp } from "../whatsapp-campaigns/steps/plan-over-whatsapp.ts";
import { saveCampaignRow } from "./queries/campaigns.ts";
import { dayMoment } from "./queries/day-moments.ts";
import { insertRecipients } from "./queries/recipients.ts";
import { getCampaign } from "./steps/get-campaign.ts";
import { checkVersion, lockCampaign } from "./steps/lock-campaign.ts";
import { planCampaign } from "./steps/plan-campaign.ts";
import { tellCampaign } from "./steps/tell-campaign.ts";

const [lateMs, aheadMs] = [10 * 60_000, 366 * 86_400_000];

/** When it begins. @throws 422 for a time that has passed or is too far away */
function beginOf(at: string | null): Date {
  const now = new Date();
  if (at === null) return now;
  const wanted = new Date(at);
  const ahead = wanted.getTime() - now.getTime();
  if (ahead < -lateMs || ahead > aheadMs) throw refuse("campaign_time_past", { loc: ["body", "at"] });
  return ahead < 0 ? now : wanted;
}

/** What the links of the campaign's messages begin with. */
async function createCode(tx: Tx, shopId: string, targetId: string): Promise<string> {
  for (;;) {
    const key = newCampaignCode();
    if (await createLookupKey(tx, { kind: "campaign", key, shopId, targetId })) return key;
  }
}

type Stored = Awaited<ReturnType<typeof lockCampaign>>;
type Connection = NonNullable<Awaited<ReturnType<typeof lockDefaultConnection>>>;

async function planSms(tx: Tx, deps: Pick<Deps, "env">, campaign: Stored, { id: connectionId, partMinor }: Connection) {
  const plan = await planCampaign(tx, deps, campaign.shopId, campaign, partMinor);
  return { ...plan, way: { connectionId, partMinor } };
}

async function planTemplates(tx: Tx, deps: Pick<Deps, "env">, campaign: Stored) {
  const { recipients, reached, priceMinor, eachMinor } = await planOverWhatsapp(tx, deps, campaign);
  return {
    ...{ reached, priceMinor, way: { partMinor: eachMinor } },
    recipients: recipients.map((each) => ({
      ...{ ...each, parts: each.skipped === null ? 1 : 0, priceMinor: each.priceMinor ?? 0 },
    })),
  };
}

/**
 * Starts a campaign: fixes who gets it and what it costs. One that was started already stays as it is.
 * @throws 404; 409 for another version or price than it has, or when nobody would get it
 */
export const startCampaign = (
  deps: Pick<Deps, "emitFact" | "env">,
  context: ShopContext,
  id: string,
  { version, price_minor, at }: CampaignStart,
): Promise<Campaign> =>
  context.tx(async (tx) => {
    const { shopId, person } = context;
    const begin = beginOf(at);
    const connection = await lockDefaultConnection(tx, shopId);
    const campaign = await lockCampaign(tx, shopId, id);
    if (campaign.state !== "draft") return getCampaign(tx, shopId, id);
    checkVersion(campaign, version);
    const isSms = campaign.channel === "sms";
    if (isSms && !connection) throw refuse("sms_connection_missing");
    const plan =
      isSms && connection ? await planSms(tx, deps, campaign, connection) : await planTemplates(tx, deps, campaign);
    if (plan.priceMinor !== price_minor) throw refuse("campaign_price_changed");
    if (plan.reached === 0) throw refuse("campaign_nobody");
    await insertRecipients(
      tx,
      plan.recipients.map((recipient, n) => ({
        ...{ shopId, campaignId: id, n, ...recipient },
        state: recipient.skipped === null ? ("prepared" as const) : ("skipped" as const),
      })),
    );
    const startsAt = begin.toISOString();
    await saveCampaignRow(tx, shopId, id, {
      ...{ state: begin > new Date() ? "scheduled" : "sending", quotedMinor: price_minor, ...plan.way },
      ...{ startsAt, dueAt: await dayMoment(tx, shopId, startsAt), followAt: isSms ? null : startsAt },
      code: await createCode(tx, shopId, id),
      savedBy: person.name,
    });
    await tellCampaign(tx, deps, context, { id, kind: "started" });
    runAfterCommit(tx, loops.campaigns.wake);
    return getCampaign(tx, shopId, id);
  });
