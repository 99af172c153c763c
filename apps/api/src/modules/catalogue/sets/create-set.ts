import type { ProductSet, SetInput } from "@mauzo/contract/catalogue/sets";
import type * as z from "zod/mini";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { queueSiteRefresh } from "../../shop/shop/queue-site-refresh.ts";
import { getSet } from "./get-set.ts";
import { insertSet } from "./queries/write-sets.ts";
import { rowOf, sectionsOf } from "./rules.ts";
import { writeSections } from "./steps/write-sections.ts";

export function createSet(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopContext,
  body: z.output<typeof SetInput>,
): Promise<ProductSet> {
  return tx(async (tx) => {
    const id = await insertSet(tx, shopId, rowOf(body));
    await writeSections(tx, shopId, id, sectionsOf(body));
    await publishLiveEvent(tx, { topic: "products", id });
    await queueSiteRefresh(tx, queue, shopId);
    return getSet(tx, shopId, id);
  });
}
