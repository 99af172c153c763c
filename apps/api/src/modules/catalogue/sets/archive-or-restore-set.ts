import type { Done } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound } from "../../../http/http-error.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { queueSiteRefresh } from "../../shop/shop/queue-site-refresh.ts";
import { lockSet } from "./queries/read-sets.ts";
import { markArchived } from "./queries/write-sets.ts";

/** Archives a set or restores it; one already in the wanted state stays as it is. */
export function archiveOrRestoreSet(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopContext,
  id: string,
  archived: boolean,
): Promise<z.output<typeof Done>> {
  return tx(async (tx) => {
    const set = await lockSet(tx, shopId, id);
    if (!set) throw notFound();
    if (set.archived === archived) return { done: true };
    await markArchived(tx, shopId, id, archived);
    await publishLiveEvent(tx, { topic: "products", id });
    await queueSiteRefresh(tx, queue, shopId);
    return { done: true };
  });
}
