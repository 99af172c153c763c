import { randomUUID } from "node:crypto";
import type { campaigns } from "@mauzo/contract/marketing/campaigns";
import { toE164 } from "@mauzo/format/phone";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { findCampaignPage } from "../short-links/find-campaign-page.ts";
import { findDefaultConnection } from "../sms-connections/steps/find-default-connection.ts";
import { openAccount } from "../sms-connections/steps/open-account.ts";
import { findStoredCampaign } from "./queries/campaigns.ts";
import { filledText, languageOf } from "./rules/write-message.ts";
import { checkText } from "./steps/plan-campaign.ts";

type Reply = z.output<typeof campaigns.test.reply>;

/** The slow part, before the transaction: sends the message once, filled in as for somebody whose name is not known. */
export async function sendTestMessage(
  { sms, sealedValues, limiter, env }: Pick<Deps, "sms" | "sealedValues" | "limiter" | "env">,
  { shopId, tx, address }: ShopContext,
  { id, phone: written, language }: { id: string } & z.output<typeof campaigns.test.body>,
) {
  const to = toE164(written);
  if (!to) throw refuse("phone_invalid", { loc: ["body", "phone"] });
  const { campaign, connection, shop, page } = await tx(async (tx) => ({
    campaign: await findStoredCampaign(tx, shopId, id),
    connection: await findDefaultConnection(tx, shopId),
    shop: await getShop(tx, shopId),
    page: await findCampaignPage(tx, shopId, id),
  }));
  if (!campaign) throw notFound();
  const { message, channel } = campaign;
  if (channel !== "sms") throw refuse("campaign_no_test");
  checkText(message);
  if (!connection) throw refuse("sms_connection_missing");
  await limiter.take("smsTest", { address, account: shopId });
  // It has no recipient, so its link is the page itself.
  const filled = { name: "", shop: shop.name, link: env.siteUrl + page };
  const text = filledText(message, languageOf(message, language, shop.language), filled);
  const answer = await sms.send(openAccount(sealedValues, connection), { to, text, reference: randomUUID() });
  const reply: Reply =
    answer.kind === "refused"
      ? { outcome: "failed", failure: answer.code }
      : { outcome: answer.kind === "accepted" ? "sent" : "unknown", failure: null };
  return { reply, digest: "", discard: async () => undefined };
}
