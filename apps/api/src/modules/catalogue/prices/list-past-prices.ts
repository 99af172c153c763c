import type { Tx } from "../../../db/tenant-transaction.ts";
import { findPastPrices } from "./queries.ts";

/** What these items cost at some time since a moment, before the prices of now. */
export async function listPastPrices(
  tx: Tx,
  shopId: string,
  items: { ids: string[]; since: string },
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const prices = new Map<string, Set<number>>();
  for (const { itemId, priceMinor } of await findPastPrices(tx, { shopId, ...items }))
    prices.set(itemId, (prices.get(itemId) ?? new Set()).add(priceMinor));
  return prices;
}
