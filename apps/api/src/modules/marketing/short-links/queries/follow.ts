import { and, eq, sql } from "drizzle-orm";
import { productSets } from "../../../../db/schema/catalogue/product-sets.ts";
import { products } from "../../../../db/schema/catalogue/products.ts";
import { shortLinkDays } from "../../../../db/schema/marketing/short-link-days.ts";
import { shortLinks } from "../../../../db/schema/marketing/short-links.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** What is known of where a link leads: a product or set only if it is on offer. */
export async function findDestination(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({
      ...{ archivedAt: shortLinks.archivedAt, slug: shops.slug, published: shops.published },
      product: { id: products.id, name: products.name },
      setId: productSets.id,
    })
    .from(shortLinks)
    .innerJoin(shops, eq(shops.shopId, shortLinks.shopId))
    .leftJoin(products, and(eq(products.shopId, shopId), eq(products.id, shortLinks.productId), products.onOffer))
    .leftJoin(
      productSets,
      and(eq(productSets.shopId, shopId), eq(productSets.id, shortLinks.setId), sql`${productSets.archivedAt} is null`),
    )
    .where(and(eq(shortLinks.shopId, shopId), eq(shortLinks.id, id)));
  return row;
}

/** Counts one more on the shop's present day. */
export async function addClick(tx: Tx, shopId: string, linkId: string) {
  const day = sql`(select (now() at time zone ${shops.timeZone})::date from ${shops} where ${shops.shopId} = ${shopId})`;
  await tx
    .insert(shortLinkDays)
    .values({ shopId, linkId, day, clicks: 1 })
    .onConflictDoUpdate({
      target: [shortLinkDays.shopId, shortLinkDays.linkId, shortLinkDays.day],
      set: { clicks: sql`${shortLinkDays.clicks} + 1` },
    });
}
