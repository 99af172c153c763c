import type { KeptGroup } from "@mauzo/contract/catalogue/add-on-groups";
import type { AddOnGroupBody } from "@mauzo/contract/catalogue/add-ons";
import type * as z from "zod/mini";
import { announce } from "../../../db/live.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { tellSite } from "../../shop/shop/tell-site.ts";
import { tellGroupChange } from "../products/steps/tell-group-change.ts";
import { getGroup } from "./get-group.ts";
import { holdGroups } from "./queries/write-groups.ts";
import { writeGroup } from "./steps/write-group.ts";

/** Changes a group for every product that has it. Refused with 409 when it changed since it was seen, or is archived. */
export function updateGroup(
  { queue }: { queue: Queue },
  { shopId, tx, person: { userId, name: userName } }: ShopVisit,
  groupId: string,
  body: z.output<typeof AddOnGroupBody>,
): Promise<KeptGroup> {
  return tx(async (tx) => {
    const addOns = await holdGroups(tx, shopId, [groupId]);
    const group = await getGroup(tx, shopId, groupId);
    if (group.archived) throw new Refusal(409, "These add-ons are archived. Bring them back before you change them.");
    await writeGroup(tx, { shopId, userId, loc: ["body"] }, body, { group, addOns });
    const after = await getGroup(tx, shopId, groupId);
    await tellGroupChange(tx, shopId, { before: group, after, userId, userName });
    await tellSite(tx, queue, shopId);
    await announce(tx, { topic: "products", id: groupId });
    return after;
  });
}
