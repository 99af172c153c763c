import type { Done } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import { announce } from "../../../db/live.ts";
import { notFound } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { tellSite } from "../../shop/shop/tell-site.ts";
import { lockSet } from "./queries/read-sets.ts";
import { markArchived } from "./queries/write-sets.ts";

/** Puts a set away, or brings it back as it was; one that is already where it should be stays as it is. */
export function setArchived(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopVisit,
  id: string,
  archived: boolean,
): Promise<z.output<typeof Done>> {
  return tx(async (tx) => {
    const set = await lockSet(tx, shopId, id);
    if (!set) throw notFound();
    if (set.archived === archived) return { done: true };
    await markArchived(tx, shopId, id, archived);
    await announce(tx, { topic: "products", id });
    await tellSite(tx, queue, shopId);
    return { done: true };
  });
}
