import type { Reply } from "@mauzo/contract/endpoint";
import type { publicShops } from "@mauzo/contract/storefront/public-shops";
import { findLookupKey } from "../../../db/lookup-keys.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { listSellableProducts } from "../../catalogue/products/list-sellable-products.ts";
import { listPublishedSets } from "../../catalogue/sets/list-published-sets.ts";
import { getShop } from "../../shop/shop/get-shop.ts";

const shown = 60;

/** Returns a published shop's public page by its slug, or 404. */
export async function getPublicShop(
  { pool }: Pick<Deps, "pool">,
  slug: string,
): Promise<Reply<typeof publicShops.get>> {
  const lookupKey = await findLookupKey(pool, "slug", slug);
  if (!lookupKey) throw notFound();
  const { shopId } = lookupKey;
  return inShop(pool, shopId, async (tx) => {
    const shop = await getShop(tx, shopId);
    if (!shop.published) throw notFound();
    const { items, next } = await listSellableProducts(tx, shopId, { limit: shown });
    return { shop, sets: await listPublishedSets(tx, shopId), products: items, next };
  });
}
