import type { Done } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { recordGroupChange } from "../products/steps/record-group-change.ts";
import { getGroup } from "./get-group.ts";
import { lockGroups, updateGroupRow } from "./queries/write-groups.ts";

/** Removes a group from every product, or adds it back to those that had it, and records this in their histories. */
export function archiveOrRestoreGroup(
  { emitFact }: Pick<Deps, "emitFact">,
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
    await emitFact(tx, {
      ...{ name: "catalogue.changed", shopId, subject: groupId, payload: { kind: "add_on_group" } },
      actor: { kind: "staff", user_id: userId },
    });
    return { done: true };
  });
}
