import type { Popup, PopupPage } from "@mauzo/contract/marketing/popups";
import { pictureAddressOf } from "@mauzo/format/picture-urls";
import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isoText } from "../../../../db/columns.ts";
import { popupDays } from "../../../../db/schema/marketing/popup-days.ts";
import { popupPages } from "../../../../db/schema/marketing/popup-pages.ts";
import { popups } from "../../../../db/schema/marketing/popups.ts";
import { media } from "../../../../db/schema/shop/media.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export const pictures = alias(media, "picture");
export const files = alias(media, "file");
/** The columns of the two files; without one, both are null. */
export const shownFiles = {
  picture: { id: pictures.id, key: pictures.key, width: pictures.width, height: pictures.height },
  file: { id: files.id, key: files.key, name: files.name, bytes: files.bytes },
};
type Files = {
  picture: { id: string; key: string; width: number | null; height: number | null } | null;
  file: { id: string; key: string; name: string; bytes: number } | null;
};

/** The files with their addresses. */
export const withAddresses = ({ picture, file }: Files): Pick<Popup, "picture" | "file"> => ({
  picture: picture && {
    ...{ id: picture.id, url: pictureAddressOf(picture.key) },
    ...{ width: picture.width ?? 0, height: picture.height ?? 0 },
  },
  file: file && { id: file.id, name: file.name, bytes: file.bytes, url: `/media/${file.key}/document.pdf` },
});

/** These popups with the pages of their PDFs. */
export async function withPages<Row extends { id: string; file: unknown }>(
  tx: Tx,
  shopId: string,
  rows: readonly Row[],
): Promise<(Row & { pages: PopupPage[] })[]> {
  const ids = rows.flatMap(({ id, file }) => (file ? [id] : []));
  const pages =
    ids.length === 0
      ? []
      : await tx
          .select({
            ...{ popupId: popupPages.popupId, words: popupPages.words },
            ...{ id: pictures.id, key: pictures.key, width: pictures.width, height: pictures.height },
          })
          .from(popupPages)
          .innerJoin(pictures, and(eq(pictures.shopId, shopId), eq(pictures.id, popupPages.mediaId)))
          .where(and(eq(popupPages.shopId, shopId), inArray(popupPages.popupId, ids)))
          .orderBy(asc(popupPages.popupId), asc(popupPages.page));
  const byPopup = Map.groupBy(pages, ({ popupId }) => popupId);
  return rows.map((row) => ({
    ...row,
    pages: (byPopup.get(row.id) ?? []).map(({ id, key, width, height, words }) => ({
      picture: { id, url: pictureAddressOf(key), width: width ?? 0, height: height ?? 0 },
      words,
    })),
  }));
}

const sumOf = (column: typeof popupDays.views | typeof popupDays.closes | typeof popupDays.clicks) => sql<number>`
  (select coalesce(sum(${column}), 0)::int from ${popupDays}
   where ${popupDays.shopId} = ${popups.shopId} and ${popupDays.popupId} = ${popups.id})`;

const isThere = isNull(popups.archivedAt);

async function readPopups(tx: Tx, shopId: string, which?: SQL): Promise<Popup[]> {
  const rows = await tx
    .select({
      ...{ id: popups.id, name: popups.name, document: popups.document, on: popups.isOn, version: popups.version },
      ...{ views: sumOf(popupDays.views), closes: sumOf(popupDays.closes), clicks: sumOf(popupDays.clicks) },
      updated_at: isoText(popups.updatedAt),
      ...shownFiles,
    })
    .from(popups)
    .leftJoin(pictures, and(eq(pictures.shopId, shopId), eq(pictures.id, popups.pictureId)))
    .leftJoin(files, and(eq(files.shopId, shopId), eq(files.id, popups.fileId)))
    .where(and(eq(popups.shopId, shopId), isThere, which))
    .orderBy(asc(popups.rank), asc(popups.id));
  const shown = rows.map(({ picture, file, ...row }) => ({ ...row, ...withAddresses({ picture, file }) }));
  return withPages(tx, shopId, shown);
}

/** The popups of the shop, in the order of their ranks. */
export const listPopups = (tx: Tx, shopId: string): Promise<Popup[]> => readPopups(tx, shopId);

export async function findPopup(tx: Tx, shopId: string, id: string): Promise<Popup | undefined> {
  const [row] = await readPopups(tx, shopId, eq(popups.id, id));
  return row;
}

/** Their ids in order, for who changes the order; whoever does so next waits until this transaction ends. */
export async function lockOrder(tx: Tx, shopId: string): Promise<{ id: string; rank: number }[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'popups', 2))`);
  return tx
    .select({ id: popups.id, rank: popups.rank })
    .from(popups)
    .where(and(eq(popups.shopId, shopId), isThere))
    .orderBy(asc(popups.rank), asc(popups.id));
}

/** A popup as it is stored, also one that is archived, locked until the transaction ends. */
export async function lockPopup(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({
      ...{ version: popups.version, savedBy: popups.savedBy, archivedAt: popups.archivedAt, isOn: popups.isOn },
      ...{ pictureId: popups.pictureId, fileId: popups.fileId },
    })
    .from(popups)
    .where(and(eq(popups.shopId, shopId), eq(popups.id, id)))
    .for("no key update");
  return row;
}
