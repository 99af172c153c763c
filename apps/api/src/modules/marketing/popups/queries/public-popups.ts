import type { Reply } from "@mauzo/contract/endpoint";
import type { popupCounts, publicPopups } from "@mauzo/contract/marketing/public-popups";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { popupDays } from "../../../../db/schema/marketing/popup-days.ts";
import { popups } from "../../../../db/schema/marketing/popups.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { files, pictures, shownFiles, withAddresses, withPages } from "./read-popups.ts";

const today = sql<string>`(now() at time zone ${shops.timeZone})::date::text`;
const isNotOver = sql`coalesce(${popups.document}->>'until', '9999') >= ${today}`;
const isShown = (shopId: string) =>
  and(eq(popups.shopId, shopId), eq(popups.isOn, true), isNull(popups.archivedAt), isNotOver);

/** The popups that are on and not over, in the order of their ranks, and the shop's day. */
export async function listPublic(tx: Tx, shopId: string): Promise<Reply<typeof publicPopups.list>> {
  const [day] = await tx.select({ today }).from(shops).where(eq(shops.shopId, shopId));
  const rows = await tx
    .select({ id: popups.id, document: popups.document, ...shownFiles })
    .from(popups)
    .innerJoin(shops, eq(shops.shopId, popups.shopId))
    .leftJoin(pictures, and(eq(pictures.shopId, shopId), eq(pictures.id, popups.pictureId)))
    .leftJoin(files, and(eq(files.shopId, shopId), eq(files.id, popups.fileId)))
    .where(isShown(shopId))
    .orderBy(asc(popups.rank), asc(popups.id));
  const shown = rows.map(({ picture, file, ...row }) => ({ ...row, ...withAddresses({ picture, file }) }));
  return { today: day?.today ?? "", popups: await withPages(tx, shopId, shown) };
}

/** Whether there is one; undefined: the shop has no popup of this id. */
export async function isArchived(tx: Tx, shopId: string, id: string): Promise<boolean | undefined> {
  const [row] = await tx
    .select({ archivedAt: popups.archivedAt })
    .from(popups)
    .where(and(eq(popups.shopId, shopId), eq(popups.id, id)));
  return row && row.archivedAt !== null;
}

const columns = { view: "views", close: "closes", click: "clicks" } as const satisfies Record<
  (typeof popupCounts)[number],
  string
>;
/** Counts one more on the shop's present day. */
export async function addCount(tx: Tx, shopId: string, popupId: string, what: (typeof popupCounts)[number]) {
  const column = columns[what];
  const day = sql`(select ${today} from ${shops} where ${shops.shopId} = ${shopId})::date`;
  await tx
    .insert(popupDays)
    .values({ shopId, popupId, day, [column]: 1 })
    .onConflictDoUpdate({
      target: [popupDays.shopId, popupDays.popupId, popupDays.day],
      set: { [column]: sql`${popupDays[column]} + 1` },
    });
}
