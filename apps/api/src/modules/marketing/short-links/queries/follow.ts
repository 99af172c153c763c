import { and, eq, isNull, sql } from "drizzle-orm";
import { productSets } from "../../../../db/schema/catalogue/product-sets.ts";
import { products } from "../../../../db/schema/catalogue/products.ts";
import { campaignRecipients } from "../../../../db/schema/marketing/campaign-recipients.ts";
import { campaigns } from "../../../../db/schema/marketing/campaigns.ts";
import { shortLinkDays } from "../../../../db/schema/marketing/short-link-days.ts";
import { shortLinks } from "../../../../db/schema/marketing/short-links.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Destination } from "../rules.ts";

const page = { slug: shops.slug, published: shops.published, product: { id: products.id, name: products.name } };
const isProduct = (shopId: string, id: typeof shortLinks.productId | typeof campaigns.linkProductId) =>
  and(eq(products.shopId, shopId), eq(products.id, id), products.onOffer);
const isSet = (shopId: string, id: typeof shortLinks.setId | typeof campaigns.linkSetId) =>
  and(eq(productSets.shopId, shopId), eq(productSets.id, id), isNull(productSets.archivedAt));

/** What is known of where a link leads: a product or set only if it is on offer. */
export async function findDestination(tx: Tx, shopId: string, id: string): Promise<Destination | undefined> {
  const [row] = await tx
    .select({ ...page, archivedAt: shortLinks.archivedAt, setId: productSets.id })
    .from(shortLinks)
    .innerJoin(shops, eq(shops.shopId, shortLinks.shopId))
    .leftJoin(products, isProduct(shopId, shortLinks.productId))
    .leftJoin(productSets, isSet(shopId, shortLinks.setId))
    .where(and(eq(shortLinks.shopId, shopId), eq(shortLinks.id, id)));
  return row && { ...row, opensChat: false };
}

/** The same of the link in a campaign's text. */
export async function findCampaignDestination(tx: Tx, shopId: string, id: string): Promise<Destination | undefined> {
  const [row] = await tx
    .select({ ...page, kind: campaigns.linkKind, setId: productSets.id })
    .from(campaigns)
    .innerJoin(shops, eq(shops.shopId, campaigns.shopId))
    .leftJoin(products, isProduct(shopId, campaigns.linkProductId))
    .leftJoin(productSets, isSet(shopId, campaigns.linkSetId))
    .where(and(eq(campaigns.shopId, shopId), eq(campaigns.id, id)));
  return row && { ...row, archivedAt: null, opensChat: row.kind === "chat" };
}

/** Counts that the link of a recipient's message was opened, of which nothing but this is known. */
export const addCampaignClick = (tx: Tx, shopId: string, campaignId: string, n: number) =>
  tx
    .update(campaignRecipients)
    .set({
      clicks: sql`${campaignRecipients.clicks} + 1`,
      clickedAt: sql`coalesce(${campaignRecipients.clickedAt}, now())`,
    })
    .where(
      and(
        ...[eq(campaignRecipients.shopId, shopId), eq(campaignRecipients.campaignId, campaignId)],
        eq(campaignRecipients.n, n),
      ),
    );

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
