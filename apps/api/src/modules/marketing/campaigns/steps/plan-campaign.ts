import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { refuse } from "../../../../http/refuse.ts";
import { getShop } from "../../../shop/shop/get-shop.ts";
import { sampleLinks } from "../../opt-outs/steps/message-links.ts";
import type { lockDefaultConnection } from "../../sms-connections/steps/lock-default-connection.ts";
import { planOverWhatsapp } from "../../whatsapp-campaigns/steps/plan-over-whatsapp.ts";
import type { CampaignRow, findStoredCampaign } from "../queries/campaigns.ts";
import { type CampaignPlan, planRecipients } from "../rules/plan-recipients.ts";
import { type Chosen, listChosen } from "./list-chosen.ts";

type Stored = Pick<
  NonNullable<Awaited<ReturnType<typeof findStoredCampaign>>>,
  "id" | "message" | "audience" | "holdOutPercent"
> &
  Chosen;

/** @throws 409 as long as it has no text */
export function checkText({ en, sw }: Campaign["message"]): void {
  if (en.text === "" && sw.text === "") throw refuse("campaign_text_missing");
}

/** Counts who would get a campaign now. @throws 409 for one that is not complete or too large, 422 for a segment that is gone */
export async function planCampaign(
  tx: Tx,
  { env }: { env: Pick<Deps["env"], "siteUrl"> },
  shopId: string,
  campaign: Stored,
  partMinor: number,
): Promise<CampaignPlan> {
  const { message } = campaign;
  checkText(message);
  const { members, skipOf, typed } = await listChosen(tx, shopId, "sms", campaign);
  const shop = await getShop(tx, shopId);
  return planRecipients({
    message,
    members,
    skipOf,
    typed,
    shop,
    links: sampleLinks(env),
    partMinor,
  });
}

type Planned = Pick<CampaignRow, "shopId" | "channel" | "message" | "templateId"> & Chosen;
type PlanDeps = { env: Pick<Deps["env"], "siteUrl"> };
type Connection = Awaited<ReturnType<typeof lockDefaultConnection>>;

/** Who gets a campaign now, over what it is sent and what that costs. @throws 409 for one that is not complete, too large or has nothing to be sent over; 422 for a segment that is gone */
export async function planByChannel(tx: Tx, deps: PlanDeps, campaign: Planned, connection: Connection) {
  if (campaign.channel === "whatsapp") {
    const { recipients, reached, priceMinor, eachMinor } = await planOverWhatsapp(tx, deps, campaign);
    return {
      ...{ reached, priceMinor, way: { connectionId: null, partMinor: eachMinor } },
      recipients: recipients.map((each) => ({
        ...{ ...each, parts: each.skipped === null ? 1 : 0, priceMinor: each.priceMinor ?? 0 },
      })),
    };
  }
  if (!connection) throw refuse("sms_connection_missing");
  const { id: connectionId, partMinor } = connection;
  const { recipients, reached, priceMinor } = await planCampaign(tx, deps, campaign.shopId, campaign, partMinor);
  const price: number | null = priceMinor;
  return { reached, priceMinor: price, recipients, way: { connectionId, partMinor } };
}
