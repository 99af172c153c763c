import { type Campaign, campaignLimits } from "@mauzo/contract/marketing/campaigns";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findOfferTemplate } from "../../conversations/offers/find-offer-template.ts";
import { countDrafts, insertCampaign } from "./queries/campaigns.ts";
import { listFailed, markRetried } from "./queries/retries.ts";
import { retryName, wordsOf } from "./rules/retry.ts";
import { getCampaign } from "./steps/get-campaign.ts";
import { lockCampaign } from "./steps/lock-campaign.ts";
import { tellCampaign } from "./steps/tell-campaign.ts";

/**
 * Drafts an SMS to those whose message failed, which is looked at and sent like any other. Whoever is in such a draft is in no
 * second one, however often it is pressed. @throws 404; 409 before its end, and where nobody is left
 */
export const retryBySms = (deps: Pick<Deps, "emitFact">, context: ShopContext, id: string): Promise<Campaign> =>
  context.tx(async (tx) => {
    const { shopId, person } = context;
    const { drafts: most } = campaignLimits;
    if ((await countDrafts(tx, shopId)) >= most) throw refuse({ code: "too_many_campaigns", values: { most } });
    const campaign = await lockCampaign(tx, shopId, id);
    if (campaign.state === "draft") throw refuse("campaign_not_started");
    if (campaign.state !== "done" && campaign.state !== "stopped") throw refuse("campaign_not_over");
    const failed = await listFailed(tx, shopId, campaign);
    if (failed.length === 0) throw refuse("campaign_nothing_to_retry");
    const { linkKind, linkProductId, linkSetId, templateId, message } = campaign;
    const template = templateId === null ? undefined : await findOfferTemplate(tx, shopId, templateId);
    const contacts = failed.map(({ contactId }) => contactId);
    const audience = {
      ...{ everyone: false, segments: [], tags: [], match: "any" as const, not_within_days: null },
      ...{ contacts, unknown_numbers: 0 },
    };
    const retry = await insertCampaign(tx, {
      ...{ shopId, channel: "sms", name: retryName(campaign.name), audience, retryOf: id },
      message: campaign.channel === "sms" ? message : wordsOf(template?.texts, message),
      ...{ linkKind, linkProductId, linkSetId, userName: person.name, savedBy: person.name },
    });
    await markRetried(
      tx,
      shopId,
      failed.map((each) => each.id),
      retry,
    );
    await tellCampaign(tx, deps, context, { id: retry, kind: "added" });
    return getCampaign(tx, shopId, retry);
  });
