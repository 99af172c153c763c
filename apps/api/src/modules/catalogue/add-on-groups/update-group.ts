import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import type { AddOnGroupBody } from "@mauzo/contract/catalogue/add-ons";
import type * as z from "zod/mini";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { HttpError } from "../../../http/http-error.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { queueSiteRefresh } from "../../shop/shop/queue-site-refresh.ts";
import { recordGroupChange } from "../products/steps/record-group-change.ts";
import { getGroup } from "./get-group.ts";
import { lockGroups } from "./queries/write-groups.ts";
import { writeGroup } from "./steps/write-group.ts";

/**
 * Changes a group for every product that has it. Refused with 409 when it has changed since it was loaded, or is
 * archived.
 */
export function updateGroup(
  { queue }: { queue: Queue },
  { shopId, tx, person: { userId, name: userName } }: ShopContext,
  groupId: string,
  body: z.output<typeof AddOnGroupBody>,
): Promise<AddOnGroupDetails> {
  return tx(async (tx) => {
    const addOns = await lockGroups(tx, shopId, [groupId]);
    const group = await getGroup(tx, shopId, groupId);
    if (group.archived) throw new HttpError(409, "These add-ons are archived. Bring them back before you change them.");
    await writeGroup(tx, { shopId, userId, loc: ["body"] }, body, { group, addOns });
    const after = await getGroup(tx, shopId, groupId);
    await recordGroupChange(tx, shopId, { before: group, after, userId, userName });
    await queueSiteRefresh(tx, queue, shopId);
    await publishLiveEvent(tx, { topic: "products", id: groupId });
    return after;
  });
}
