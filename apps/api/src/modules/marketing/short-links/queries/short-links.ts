import type { ShortLink, ShortLinkTarget } from "@mauzo/contract/marketing/short-links";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { productSets } from "../../../../db/schema/catalogue/product-sets.ts";
import { products } from "../../../../db/schema/catalogue/products.ts";
import { shortLinkDays } from "../../../../db/schema/marketing/short-link-days.ts";
import { shortLinks } from "../../../../db/schema/marketing/short-links.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { targetOf } from "../rules.ts";

const isThere = isNull(shortLinks.archivedAt);
const clicks = sql<number>`
  (select coalesce(sum(${shortLinkDays.clicks}), 0)::int from ${shortLinkDays}
   where ${shortLinkDays.shopId} = ${shortLinks.shopId} and ${shortLinkDays.linkId} = ${shortLinks.id})`;

/** A link as its shop sees it, with its code in the place of its address. */
type Read = Omit<ShortLink, "url"> & { code: string };

async function readLinks(tx: Tx, shopId: string, which?: SQL): Promise<Read[]> {
  const rows = await tx
    .select({
      ...{ id: shortLinks.id, code: shortLinks.code, name: shortLinks.name, place: shortLinks.place },
      ...{ kind: shortLinks.kind, productId: shortLinks.productId, setId: shortLinks.setId, clicks },
      ...{ created_at: isoText(shortLinks.createdAt), updated_at: isoText(shortLinks.updatedAt) },
      version: shortLinks.version,
    })
    .from(shortLinks)
    .where(and(eq(shortLinks.shopId, shopId), isThere, which))
    .orderBy(desc(shortLinks.id));
  return rows.map(({ kind, productId, setId, ...row }) => ({ ...row, target: targetOf({ kind, productId, setId }) }));
}

export const listLinks = (tx: Tx, shopId: string): Promise<Read[]> => readLinks(tx, shopId);

export async function findLink(tx: Tx, shopId: string, id: string): Promise<Read | undefined> {
  const [row] = await readLinks(tx, shopId, eq(shortLinks.id, id));
  return row;
}

/** How many there are, for who adds one; whoever does so next waits until this transaction ends. */
export async function lockCount(tx: Tx, shopId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'short links', 2))`);
  return tx.$count(shortLinks, and(eq(shortLinks.shopId, shopId), isThere));
}

/** A link as it is stored, also one that is archived, locked until the transaction ends. */
export async function lockLink(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({ version: shortLinks.version, savedBy: shortLinks.savedBy, archivedAt: shortLinks.archivedAt })
    .from(shortLinks)
    .where(and(eq(shortLinks.shopId, shopId), eq(shortLinks.id, id)))
    .for("no key update");
  return row;
}

/** Whether the shop has what a link should lead to. */
export async function hasTarget(tx: Tx, shopId: string, target: ShortLinkTarget): Promise<boolean> {
  if (target.kind === "shop") return true;
  const table = target.kind === "product" ? products : productSets;
  return (await tx.$count(table, and(eq(table.shopId, shopId), eq(table.id, target.id), isNull(table.archivedAt)))) > 0;
}

export async function insertLink(tx: Tx, row: typeof shortLinks.$inferInsert): Promise<string> {
  const [made] = await tx.insert(shortLinks).values(row).returning({ id: shortLinks.id });
  if (!made) throw new Error("the database returned no short link");
  return made.id;
}

export const updateLink = (tx: Tx, shopId: string, id: string, set: Partial<typeof shortLinks.$inferInsert>) =>
  tx
    .update(shortLinks)
    .set(set)
    .where(and(eq(shortLinks.shopId, shopId), eq(shortLinks.id, id)));
