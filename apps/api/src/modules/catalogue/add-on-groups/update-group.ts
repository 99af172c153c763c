import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import type { AddOnGroupBody } from "@mauzo/contract/catalogue/add-ons";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { recordGroupChange } from "../products/steps/record-group-change.ts";
import { getGroup } from "./get-group.ts";
import { lockGroups } from "./queries/write-groups.ts";
import { writeGroup } from "./steps/write-group.ts";

/**
 * Changes a group for every product that has it. Refused with 409 when it has changed since it was loaded, or is
 * archived.
 */
export function updateGroup(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId, name: userName } }: ShopContext,
  groupId: string,
  body: z.output<typeof AddOnGroupBody>,
): Promise<AddOnGroupDetails> {
  return tx(async (tx) => {
    const addOns = await lockGroups(tx, shopId, [groupId]);
    const group = await getGroup(tx, shopId, groupId);
    if (group.archived) throw refuse("add_ons_archived");
    await writeGroup(tx, { shopId, userId, loc: ["body"] }, body, { group, addOns });
    const after = await getGroup(tx, shopId, groupId);
    await recordGroupChange(tx, shopId, { before: group, after, userId, userName });
    await emitFact(tx, {
      ...{ name: "catalogue.changed", shopId, subject: groupId, payload: { kind: "add_on_group" } },
      actor: { kind: "staff", user_id: userId },
    });
    return after;
  });
}
