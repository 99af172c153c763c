import type { Done } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { queueSiteRefresh } from "../../shop/shop/queue-site-refresh.ts";
import { recordGroupChange } from "../products/steps/record-group-change.ts";
import { getGroup } from "./get-group.ts";
import { lockGroups, updateGroupRow } from "./queries/write-groups.ts";

/** Removes a group from every product, or adds it back to those that had it, and records this in their histories. */
export function archiveOrRestoreGroup(
  { queue }: { queue: Queue },
  { shopId, tx, person: { userId, name: userName } }: ShopContext,
  groupId: string,
  archived: boolean,
): Promise<z.output<typeof Done>> {
  return tx(async (tx) => {
    await lockGroups(tx, shopId, [groupId]);
    const group = await getGroup(tx, shopId, groupId);
    if (group.archived === archived) return { done: true };
    await updateGroupRow(tx, shopId, groupId, { archivedAt: archived ? new Date().toISOString() : null });
    const [before, after] = archived ? [group, null] : [null, group];
    await recordGroupChange(tx, shopId, { before, after, userId, userName });
    await queueSiteRefresh(tx, queue, shopId);
    await publishLiveEvent(tx, { topic: "products", id: groupId });
    return { done: true };
  });
}
