import type { Reply } from "@mauzo/contract/endpoint";
import type { publicShops } from "@mauzo/contract/storefront/public-shops";
import { findEntrance } from "../../../db/entrances.ts";
import { inShop } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refusal.ts";
import { getProductsPage } from "../../catalogue/products/get-products-page.ts";
import { listShownSets } from "../../catalogue/sets/list-shown-sets.ts";
import { getShop } from "../../shop/shop/get-shop.ts";

const shown = 60;

/** A published shop's public page by its address, or 404. */
export async function getPublicShop(
  { pool }: Pick<Deps, "pool">,
  slug: string,
): Promise<Reply<typeof publicShops.get>> {
  const entrance = await findEntrance(pool, "slug", slug);
  if (!entrance) throw notFound();
  const { shopId } = entrance;
  return inShop(pool, shopId, async (tx) => {
    const shop = await getShop(tx, shopId);
    if (!shop.published) throw notFound();
    const { items, next } = await getProductsPage(tx, shopId, { limit: shown });
    return { shop, sets: await listShownSets(tx, shopId), products: items, next };
  });
}
