import type { Done } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import { announce } from "../../../db/live.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { tellSite } from "../../shop/shop/tell-site.ts";
import { tellGroupChange } from "../products/steps/tell-group-change.ts";
import { getGroup } from "./get-group.ts";
import { holdGroups, updateGroupRow } from "./queries/write-groups.ts";

/** Takes a group out of every product, or puts it back into those that had it; their histories tell it. */
export function setArchived(
  { queue }: { queue: Queue },
  { shopId, tx, person: { userId, name: userName } }: ShopVisit,
  groupId: string,
  archived: boolean,
): Promise<z.output<typeof Done>> {
  return tx(async (tx) => {
    await holdGroups(tx, shopId, [groupId]);
    const group = await getGroup(tx, shopId, groupId);
    if (group.archived === archived) return { done: true };
    await updateGroupRow(tx, shopId, groupId, { archivedAt: archived ? new Date().toISOString() : null });
    const [before, after] = archived ? [group, null] : [null, group];
    await tellGroupChange(tx, shopId, { before, after, userId, userName });
    await tellSite(tx, queue, shopId);
    await announce(tx, { topic: "products", id: groupId });
    return { done: true };
  });
}
