import { inShop } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import { getShop } from "../../shop/shop/get-shop.ts";

/** Has the site make the shop's page anew for whoever looks next. */
export async function refreshSite(
  { pool, site }: Pick<JobDeps, "pool" | "site">,
  { shopId, listing }: { shopId: string; listing: boolean },
): Promise<void> {
  const { slug } = await inShop(pool, shopId, (tx) => getShop(tx, shopId));
  await site.refresh({ slug, listing });
}
