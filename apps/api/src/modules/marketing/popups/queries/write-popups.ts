import type { NewPopup } from "@mauzo/contract/marketing/popups";
import { and, eq } from "drizzle-orm";
import type * as z from "zod/mini";
import { popupPages } from "../../../../db/schema/marketing/popup-pages.ts";
import { popups } from "../../../../db/schema/marketing/popups.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export async function insertPopup(tx: Tx, row: typeof popups.$inferInsert): Promise<string> {
  const [made] = await tx.insert(popups).values(row).returning({ id: popups.id });
  if (!made) throw new Error("the database returned no popup");
  return made.id;
}

export const updatePopup = (tx: Tx, shopId: string, id: string, set: Partial<typeof popups.$inferInsert>) =>
  tx
    .update(popups)
    .set(set)
    .where(and(eq(popups.shopId, shopId), eq(popups.id, id)));

type Pages = z.output<typeof NewPopup>["pages"];
export async function insertPages(tx: Tx, shopId: string, popupId: string, pages: Pages): Promise<void> {
  if (pages.length === 0) return;
  await tx
    .insert(popupPages)
    .values(pages.map(({ picture_id: mediaId, words }, at) => ({ shopId, popupId, page: at + 1, mediaId, words })));
}

/** Puts these pages in place of the ones before, whose pictures it returns. */
export async function replacePages(tx: Tx, shopId: string, popupId: string, pages: Pages): Promise<string[]> {
  const gone = await tx
    .delete(popupPages)
    .where(and(eq(popupPages.shopId, shopId), eq(popupPages.popupId, popupId)))
    .returning({ mediaId: popupPages.mediaId });
  await insertPages(tx, shopId, popupId, pages);
  return gone.map(({ mediaId }) => mediaId);
}
