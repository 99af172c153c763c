import type { ProductSet, SetInput } from "@mauzo/contract/catalogue/sets";
import type * as z from "zod/mini";
import { announce } from "../../../db/live.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { tellSite } from "../../shop/shop/tell-site.ts";
import { getSet } from "./get-set.ts";
import { lockSet } from "./queries/read-sets.ts";
import { updateSetRow } from "./queries/write-sets.ts";
import { rowOf, sectionsOf } from "./rules.ts";
import { writeSections } from "./steps/write-sections.ts";

/** Changes a set as a whole. Refused with 409 when it changed since the caller last read it, or is archived. */
export function updateSet(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopVisit,
  id: string,
  body: z.output<typeof SetInput>,
): Promise<ProductSet> {
  return tx(async (tx) => {
    const before = await lockSet(tx, shopId, id);
    if (!before) throw notFound();
    if (before.archived) throw new Refusal(409, "This set is archived. Bring it back before you change it.");
    if (body.expected_updated_at && body.expected_updated_at !== before.updated_at)
      throw new Refusal(409, "Somebody else changed this set. Load it again before saving.");
    await updateSetRow(tx, shopId, id, rowOf(body));
    await writeSections(tx, shopId, id, sectionsOf(body));
    await announce(tx, { topic: "products", id });
    await tellSite(tx, queue, shopId);
    return getSet(tx, shopId, id);
  });
}
