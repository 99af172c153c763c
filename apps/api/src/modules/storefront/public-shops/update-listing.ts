import type { Tx } from "../../../db/tenant-transaction.ts";
import type { NewFact } from "../../../facts.ts";
import { deleteListing, findShown, upsertListing } from "./queries.ts";

/** Brings a shop's entry in the directory up to date; a shop that is not published has none. */
export async function updateListing(tx: Tx, { shopId }: NewFact<"shop.opened" | "shop.changed">): Promise<void> {
  const shop = await findShown(tx, shopId);
  if (!shop) return;
  const { published, ...listing } = shop;
  await (published ? upsertListing(tx, listing) : deleteListing(tx, listing.slug));
}
