import type { OptOut } from "@mauzo/contract/marketing/opt-outs";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { recordConsents } from "../../customers/consents/record-consents.ts";
import { optedOutHow } from "./messages.ts";
import { findRecipient, lockConsents, markOptedOut } from "./queries.ts";
import { findLink } from "./steps/find-link.ts";

/** By whom something was done that nobody of the shop did. */
const nobody = "00000000-0000-0000-0000-000000000000";
const offerChannels: readonly string[] = ["sms", "whatsapp"];

/**
 * Somebody wants no more offers from a shop: by no channel that they are written to, and over none of their numbers. Done
 * already, it stays done. @throws 404
 */
export async function withdrawConsent(deps: Pick<Deps, "pool" | "env" | "emitFact">, code: string): Promise<OptOut> {
  const { shopId, campaignId, n } = await findLink(deps, code);
  return inShop(deps.pool, shopId, async (tx) => {
    const found = await findRecipient(tx, shopId, campaignId, n);
    if (!found) throw notFound();
    const { id, customerId, shopName: shop_name, shopLanguage, language } = found;
    const given = customerId === null ? [] : await lockConsents(tx, shopId, customerId);
    const withdrawn = given.filter((channel) => offerChannels.includes(channel));
    if (customerId !== null && withdrawn.length > 0) {
      const how = optedOutHow[shopLanguage ?? "sw"];
      const said = { shopId, customerId, state: "withdrawn" as const, how, userId: nobody, userName: "" };
      await recordConsents(
        tx,
        shopId,
        withdrawn.map((channel) => ({ ...said, channel })),
      );
      await markOptedOut(tx, shopId, id);
      await deps.emitFact(tx, {
        ...{ name: "customer.changed", shopId, subject: customerId, payload: { kind: "consent" } },
        actor: { kind: "customer" },
      });
      await publishLiveEvent(tx, { topic: "campaigns", id: campaignId });
    }
    return { shop_name, language, is_out: true };
  });
}
