import type { Campaign, CampaignEdit } from "@mauzo/contract/marketing/campaigns";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { knownLink } from "../short-links/steps/known-link.ts";
import { knownTemplate } from "../whatsapp-campaigns/steps/known-template.ts";
import { saveCampaignRow } from "./queries/campaigns.ts";
import { getCampaign } from "./steps/get-campaign.ts";
import { checkVersion, lockDraft } from "./steps/lock-campaign.ts";
import { storeAudience } from "./steps/store-audience.ts";
import { tellCampaign } from "./steps/tell-campaign.ts";

/** Changes a draft. @throws 404; 409 once it was started or when it was saved meanwhile */
export const updateCampaign = (
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  { version: seen, name, template_id, message, link, audience, hold_out_percent }: z.output<typeof CampaignEdit>,
): Promise<Campaign> =>
  context.tx(async (tx) => {
    const { shopId, person } = context;
    const draft = await lockDraft(tx, shopId, id);
    checkVersion(draft, seen);
    await saveCampaignRow(tx, shopId, id, {
      ...(name !== undefined && { name }),
      ...(template_id !== undefined && {
        templateId: await knownTemplate(tx, shopId, draft.channel, template_id),
      }),
      ...(message && { message }),
      ...(link && (await knownLink(tx, shopId, link))),
      ...(audience && { audience: await storeAudience(tx, shopId, audience) }),
      ...(hold_out_percent !== undefined && { holdOutPercent: hold_out_percent }),
      savedBy: person.name,
    });
    await tellCampaign(tx, deps, context, { id, kind: "edited" });
    return getCampaign(tx, shopId, id);
  });
