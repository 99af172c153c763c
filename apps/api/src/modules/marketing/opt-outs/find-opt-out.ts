import type { OptOut } from "@mauzo/contract/marketing/opt-outs";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { findRecipient } from "./queries.ts";
import { findLink } from "./steps/find-link.ts";

/** What the link of a message is about. @throws 404 */
export async function findOptOut(deps: Pick<Deps, "pool" | "env">, code: string): Promise<OptOut> {
  const { shopId, campaignId, n } = await findLink(deps, code);
  return inShop(deps.pool, shopId, async (tx) => {
    const found = await findRecipient(tx, shopId, campaignId, n);
    if (!found) throw notFound();
    const { shopName: shop_name, language, consents } = found;
    return { shop_name, language, is_out: !(consents ?? []).includes("sms") };
  });
}
