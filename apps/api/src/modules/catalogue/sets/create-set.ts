import type { ProductSet, SetInput } from "@mauzo/contract/catalogue/sets";
import type * as z from "zod/mini";
import { announce } from "../../../db/live.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { tellSite } from "../../shop/shop/tell-site.ts";
import { getSet } from "./get-set.ts";
import { insertSet } from "./queries/write-sets.ts";
import { rowOf, sectionsOf } from "./rules.ts";
import { writeSections } from "./steps/write-sections.ts";

/** Creates a set. */
export function createSet(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopVisit,
  body: z.output<typeof SetInput>,
): Promise<ProductSet> {
  return tx(async (tx) => {
    const id = await insertSet(tx, shopId, rowOf(body));
    await writeSections(tx, shopId, id, sectionsOf(body));
    await announce(tx, { topic: "products", id });
    await tellSite(tx, queue, shopId);
    return getSet(tx, shopId, id);
  });
}
