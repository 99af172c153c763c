import type { MediaFile } from "@mauzo/contract/shop/media";
import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { productPictures } from "../../../db/schema/catalogue/product-pictures.ts";
import { conversationFiles } from "../../../db/schema/conversations/conversation-files.ts";
import { expenses } from "../../../db/schema/expenses/expenses.ts";
import { supplierBills } from "../../../db/schema/expenses/supplier-bills.ts";
import { popupPages } from "../../../db/schema/marketing/popup-pages.ts";
import { popups } from "../../../db/schema/marketing/popups.ts";
import { paymentClaims } from "../../../db/schema/orders/payment-claims.ts";
import { complianceFiles } from "../../../db/schema/payments/compliance-files.ts";
import { media } from "../../../db/schema/shop/media.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/**
 * The most the shop may store. Locks the shop, so that uploads are counted one after the other until the transaction
 * ends.
 */
export async function lockQuota(tx: Tx, shopId: string): Promise<number> {
  const [row] = await tx
    .select({ quota: shops.mediaQuotaBytes })
    .from(shops)
    .where(eq(shops.shopId, shopId))
    .for("no key update");
  return row?.quota ?? 0;
}

export async function sumUsage(tx: Tx, shopId: string): Promise<{ used_bytes: number; quota_bytes: number }> {
  const { rows } = await tx.execute<{ used: string; quota: string }>(sql`
    select s.media_quota_bytes as quota,
      (select coalesce(sum(bytes), 0) from media where shop_id = ${shopId}) as used
    from shops s where s.shop_id = ${shopId}`);
  return { used_bytes: Number(rows[0]?.used ?? 0), quota_bytes: Number(rows[0]?.quota ?? 0) };
}

/** How many bytes customers sent: as files of conversations, or else. Receipts of expenses, bills and the shop's documents are its own. */
export async function sumPrivateUsage(tx: Tx, shopId: string, inMessages = false): Promise<number> {
  const { rows } = await tx.execute<{ used: string }>(sql`
    select coalesce(sum(m.bytes), 0) as used from media m where m.shop_id = ${shopId} and m.is_private
      and not exists (select 1 from ${expenses} e where e.shop_id = ${shopId} and e.media_id = m.id)
      and not exists (select 1 from ${supplierBills} b where b.shop_id = ${shopId} and b.media_id = m.id)
      and not exists (select 1 from ${complianceFiles} d where d.shop_id = ${shopId} and d.media_id = m.id)
      and ${inMessages} =
        exists (select 1 from ${conversationFiles} f where f.shop_id = ${shopId} and f.medium_id = m.id)`);
  return Number(rows[0]?.used ?? 0);
}

type Values = Pick<typeof media.$inferInsert, "key" | "kind" | "name" | "bytes" | "width" | "height" | "isPrivate">;
export async function insertMediaFile(tx: Tx, shopId: string, values: Values): Promise<string> {
  const [row] = await tx
    .insert(media)
    .values({ shopId, ...values })
    .returning({ id: media.id });
  if (!row) throw new Error("the database returned no row");
  return row.id;
}

/** Marks the medium as complete; false when its row is gone. */
export async function markStored(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(media)
    .set({ storedAt: sql`now()` })
    .where(and(eq(media.shopId, shopId), eq(media.id, id)))
    .returning({ id: media.id });
  return rows.length > 0;
}

/** Whether an upload became a medium of the shop. */
export async function isStored(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.shopId, shopId), eq(media.id, id), isNotNull(media.storedAt)));
  return rows.length > 0;
}

/** These pictures of the shop, only complete ones, locked against removal until the transaction ends. */
export const lockPictures = (tx: Tx, shopId: string, ids: string[]) =>
  tx
    .select({ id: media.id, key: media.key, width: media.width, height: media.height })
    .from(media)
    .where(
      and(
        eq(media.shopId, shopId),
        inArray(media.id, ids),
        eq(media.kind, "picture"),
        eq(media.isPrivate, false),
        isNotNull(media.storedAt),
      ),
    )
    .for("key share");

/** A PDF of the shop that is complete and public, locked against removal until the transaction ends. */
export const lockDocument = (tx: Tx, shopId: string, id: string) =>
  tx
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        ...[eq(media.shopId, shopId), eq(media.id, id), eq(media.kind, "document"), eq(media.isPrivate, false)],
        isNotNull(media.storedAt),
      ),
    )
    .for("key share");

/** What a private medium may be: a customer's proof of a payment, the receipt of an expense, a bill of a supplier, a file of a conversation, a document of the shop. */
const ownedByNone = (shopId: string, id: SQL) => sql`
  not exists (select 1 from ${paymentClaims} c where c.shop_id = ${shopId} and c.media_id = ${id})
  and not exists (select 1 from ${conversationFiles} f where f.shop_id = ${shopId} and f.medium_id = ${id})
  and not exists (select 1 from ${expenses} e where e.shop_id = ${shopId} and e.media_id = ${id})
  and not exists (select 1 from ${supplierBills} b where b.shop_id = ${shopId} and b.media_id = ${id})
  and not exists (select 1 from ${complianceFiles} d where d.shop_id = ${shopId} and d.media_id = ${id})`;

/** A private picture that is complete, and nothing's yet, locked against removal until the transaction ends. */
export async function lockOwnPrivate(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        ...[eq(media.shopId, shopId), eq(media.id, id), eq(media.kind, "picture"), eq(media.isPrivate, true)],
        ...[isNotNull(media.storedAt), ownedByNone(shopId, sql`"media"."id"`)],
      ),
    )
    .for("key share");
  return found.length > 0;
}
/** The key of a private picture that is complete. */
export async function findPrivateKey(tx: Tx, shopId: string, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ key: media.key })
    .from(media)
    .where(and(eq(media.shopId, shopId), eq(media.id, id), eq(media.isPrivate, true), isNotNull(media.storedAt)));
  return row?.key;
}

type Removed = { key: string; kind: MediaFile["kind"]; isPrivate: boolean };
const isUnused = (shopId: string) => sql`
  not exists (select 1 from ${productPictures} p where p.shop_id = ${shopId} and p.media_id = m.id)
  and ${ownedByNone(shopId, sql`m.id`)}
  and not exists (select 1 from ${popups} u where u.shop_id = ${shopId} and m.id in (u.picture_id, u.file_id))
  and not exists (select 1 from ${popupPages} g where g.shop_id = ${shopId} and g.media_id = m.id)
  and not exists (select 1 from ${shops} s where s.shop_id = ${shopId} and m.id in (s.logo_media_id, s.cover_media_id))`;
const deleteWhere = async (tx: Tx, shopId: string, which: SQL): Promise<Removed[]> => {
  const { rows } = await tx.execute<Removed>(sql`
    delete from media m where m.shop_id = ${shopId} and ${which} and ${isUnused(shopId)}
    returning m.key, m.kind, m.is_private as "isPrivate"`);
  return rows;
};

/** Deletes those of these media that nothing shows any more. */
export const deleteUnused = (tx: Tx, shopId: string, ids: string[]) =>
  deleteWhere(tx, shopId, sql`m.id = any(${sql.param(ids)}::uuid[])`);

/**
 * Deletes media that nothing uses so long after they were uploaded. Only those of the last month are checked: a medium that
 * was used is deleted when it no longer is.
 */
export const deleteAbandoned = (tx: Tx, shopId: string, { after, batchSize }: { after: string; batchSize: number }) =>
  deleteWhere(
    tx,
    shopId,
    sql`m.id = any(array(
      select m.id from media m
      where m.shop_id = ${shopId} and m.created_at < now() - ${after}::interval
        and m.created_at > now() - interval '31 days' and ${isUnused(shopId)}
      order by m.created_at limit ${batchSize} for update of m skip locked))`,
  );

/** Deletes an upload that failed. */
export const deleteMediaFile = (tx: Tx, shopId: string, id: string) =>
  tx.delete(media).where(and(eq(media.shopId, shopId), eq(media.id, id)));
