import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { getShop } from "../../shop/shop/get-shop.ts";

/** Has the site render the shop's page again for its next visitor. */
export async function refreshSite(
  { pool, site }: Pick<JobDeps, "pool" | "site">,
  { shopId, listing }: { shopId: string; listing: boolean },
): Promise<void> {
  const { slug } = await inShop(pool, shopId, (tx) => getShop(tx, shopId));
  await site.refresh({ slug, listing });
}
