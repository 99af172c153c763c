import { type MergePreview, mergeLimits } from "@mauzo/contract/customers/customer-merges";
import type { ShopContext } from "../../../http/request-context.ts";
import { readSides } from "./queries/read-sides.ts";
import { defaultChoices, keptOf, mergedTags } from "./rules/merged-fields.ts";
import { sidesOf, twoIds } from "./steps/sides-of.ts";

/** What merging two customers keeps of each. @throws as merging them */
export function previewMerge({ shopId, tx }: ShopContext, id: string, otherId: string): Promise<MergePreview> {
  const named = { id, otherId, loc: ["query", "other_id"] };
  const ids = twoIds(named);
  return tx(async (tx) => {
    const sides = await sidesOf(tx, shopId, await readSides(tx, shopId, ids), named);
    const kept = keptOf(sides);
    const { this: one, other } = sides;
    const [first, second] = kept === "this" ? [one, other] : [other, one];
    const both = (of: "total" | "owed") => ({ ...one[of], minor: one[of].minor + other[of].minor });
    return {
      ...sides,
      keep: defaultChoices(sides, kept),
      merged: {
        tags: mergedTags(first.tags, second.tags),
        phones: [...first.phones, ...second.phones].slice(0, mergeLimits.contacts),
        total_orders: one.total_orders + other.total_orders,
        notes: one.notes + other.notes,
        ...{ total: both("total"), owed: both("owed") },
      },
    };
  });
}
