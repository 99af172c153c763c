import type { ShownSet } from "@mauzo/contract/catalogue/sets";
import { notFound } from "../../../http/refusal.ts";
import type { ShopperVisit } from "../../../http/visit.ts";
import { getShownSet } from "./get-shown-set.ts";

/** A set for the shop's page, or 404. */
export function showSet({ shopId, tx }: ShopperVisit, id: string): Promise<ShownSet> {
  return tx(async (tx) => {
    const set = await getShownSet(tx, shopId, id);
    if (!set) throw notFound();
    return set;
  });
}
