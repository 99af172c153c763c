import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { refuse } from "../../../../http/refuse.ts";
import { getShop } from "../../../shop/shop/get-shop.ts";
import type { findStoredCampaign } from "../queries/campaigns.ts";
import { type CampaignPlan, planRecipients } from "../rules/plan-recipients.ts";
import { type Chosen, listChosen } from "./list-chosen.ts";
import { sampleLinks } from "./message-links.ts";

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
