import { templateWords } from "@mauzo/channels/whatsapp/template-part";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { refuse } from "../../../../http/refuse.ts";
import { findOfferTemplate } from "../../../conversations/offers/find-offer-template.ts";
import { isConnected } from "../../../conversations/offers/is-connected.ts";
import { getPrices } from "../../../conversations/prices/get-prices.ts";
import { getShop } from "../../../shop/shop/get-shop.ts";
import { type Chosen, listChosen } from "../../campaigns/steps/list-chosen.ts";
import { sampleLinks } from "../../opt-outs/steps/message-links.ts";
import type { CampaignRow } from "../queries/campaigns.ts";
import { offerValues, templateProblem } from "../rules/fill-template.ts";
import { planChats } from "../rules/plan-chats.ts";

type Stored = Pick<CampaignRow, "shopId" | "message" | "templateId"> & Chosen;

/** Counts who would get a campaign over WhatsApp now. @throws 409 for one that is not complete or too large, 422 for a segment that is gone */
export async function planOverWhatsapp(tx: Tx, { env }: { env: Pick<Deps["env"], "siteUrl"> }, campaign: Stored) {
  const { shopId, message, templateId } = campaign;
  if (!(await isConnected(tx, shopId))) throw refuse("whatsapp_not_connected");
  const template = templateId === null ? undefined : await findOfferTemplate(tx, shopId, templateId);
  if (!template) throw refuse("campaign_template_missing");
  const problem = templateProblem(template.texts, message);
  if (problem) throw refuse(problem);
  const { members, skipOf, typed } = await listChosen(tx, shopId, "whatsapp", campaign);
  const { utility_minor: utility, marketing_minor: marketing } = await getPrices(tx, shopId);
  const prices = { utility, marketing };
  const shop = await getShop(tx, shopId);
  const { link } = sampleLinks(env);
  const plan = planChats({
    ...{ members, skipOf, typed, template, prices, shopLanguage: shop.language, now: new Date() },
    words: (language, name) => {
      const text = template.texts.get(language);
      return text ? templateWords(text, offerValues(message, language, { name, shop: shop.name, link })) : "";
    },
  });
  return { ...plan, category: template.category, eachMinor: prices[template.category] };
}
