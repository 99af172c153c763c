import type { ShownSet } from "@mauzo/contract/catalogue/sets";
import { notFound } from "../../../http/refuse.ts";
import type { ShopperContext } from "../../../http/request-context.ts";
import { getPublishedSet } from "./get-published-set.ts";

/** Returns a set for the shop's page, or 404. */
export function getPublicSet({ shopId, tx }: ShopperContext, id: string): Promise<ShownSet> {
  return tx(async (tx) => {
    const set = await getPublishedSet(tx, shopId, id);
    if (!set) throw notFound();
    return set;
  });
}
