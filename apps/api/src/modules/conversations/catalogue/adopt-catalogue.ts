import type { Tx } from "../../../db/tenant-transaction.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { findCatalogue, insertCatalogue } from "./queries/catalogues.ts";
import { listChanged, saveItems } from "./queries/items.ts";
import { itemOf, noPicture } from "./rules.ts";

/** More than a shop has that somebody fills by hand. */
const most = 1_000;

type Adopted = { shopId: string; userId: string; catalogueId: string; siteUrl: string };

/** Takes over a catalogue that has all of the shop's products as they are, if the shop has none yet: nothing is sent. */
export async function adoptCatalogue(tx: Tx, { shopId, userId, catalogueId, siteUrl }: Adopted): Promise<void> {
  if (await findCatalogue(tx, shopId)) return;
  const upToDateAt = new Date().toISOString();
  await insertCatalogue(tx, { shopId, catalogueId, isVisible: true, hasCart: true, updatedBy: userId, upToDateAt });
  const shop = await getShop(tx, shopId);
  const rows = (await listChanged(tx, shopId, most)).map((row) => {
    const { variantId, productId, digest } = row;
    const isListed = itemOf(row, shop, siteUrl) !== undefined;
    return {
      ...{ variantId, productId, digest, handle: null },
      ...(isListed ? { state: "listed" as const, reason: null } : { state: "refused" as const, reason: noPicture }),
    };
  });
  await saveItems(tx, shopId, rows);
}
