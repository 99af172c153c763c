import { type Campaign, campaignLimits, type NewCampaign } from "@mauzo/contract/marketing/campaigns";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { knownLink } from "../short-links/steps/known-link.ts";
import { knownTemplate } from "../whatsapp-campaigns/steps/known-template.ts";
import { countDrafts, insertCampaign } from "./queries/campaigns.ts";
import { getCampaign } from "./steps/get-campaign.ts";
import { storeAudience } from "./steps/store-audience.ts";
import { tellCampaign } from "./steps/tell-campaign.ts";

/** Drafts a campaign. @throws 409 for too many drafts; 422 for what is no number, for a segment, a template or a page that is gone */
export const createCampaign = (
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { audience, template_id, link, hold_out_percent: holdOutPercent = 0, ...fields }: z.output<typeof NewCampaign>,
): Promise<Campaign> =>
  context.tx(async (tx) => {
    const { shopId, person } = context;
    const { drafts: most } = campaignLimits;
    if ((await countDrafts(tx, shopId)) >= most) throw refuse({ code: "too_many_campaigns", values: { most } });
    const templateId = await knownTemplate(tx, shopId, fields.channel, template_id ?? null);
    const stored = await storeAudience(tx, shopId, audience);
    const linkColumns = await knownLink(tx, shopId, link ?? { kind: "shop" });
    const by = { userName: person.name, savedBy: person.name };
    const row = { shopId, ...fields, ...linkColumns, templateId, audience: stored, holdOutPercent, ...by };
    const id = await insertCampaign(tx, row);
    await tellCampaign(tx, deps, context, { id, kind: "added" });
    return getCampaign(tx, shopId, id);
  });
