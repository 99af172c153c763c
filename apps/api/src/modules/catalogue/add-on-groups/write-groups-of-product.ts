import type { AddOnGroupInput } from "@mauzo/contract/catalogue/add-ons";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import { recordGroupChange } from "../products/steps/record-group-change.ts";
import { listLinked, readGroups } from "./queries/read-groups.ts";
import { lockGroups, replaceLinks } from "./queries/write-groups.ts";
import { isUnchangedGroup } from "./rules/is-unchanged-group.ts";
import { writeGroup } from "./steps/write-group.ts";

type Place = {
  shopId: string;
  userId: string;
  userName: string;
  productId: string;
  /** Whether they may also change what other products have. */
  mayChange: boolean;
};
type Input = z.output<typeof AddOnGroupInput>;

/** Refuses ids of groups that the product does not have, unless the input says which version of the group to add. */
async function checkIds(tx: Tx, { shopId, productId }: Place, inputs: Input[]): Promise<string[]> {
  const linked = await listLinked(tx, shopId, productId);
  const seen = new Set<string>();
  for (const [index, { id, expected_updated_at: version }] of inputs.entries()) {
    if (!id) continue;
    if (seen.has(id) || (!linked.includes(id) && !version))
      throw refuse("add_on_group_unknown", { loc: ["body", "add_on_groups", index, "id"] });
    seen.add(id);
  }
  return linked;
}

/**
 * Sets the add-on groups of a product. A group that is left out is unlinked from the product but stays in the shop; a
 * changed group changes for every product that has it, and each of their histories records it. Unchanged groups are not
 * locked, so that many products can be written in any order.
 */
export async function writeGroupsOfProduct(tx: Tx, place: Place, inputs: Input[]): Promise<void> {
  const { shopId, userId, userName, productId, mayChange } = place;
  const linked = await checkIds(tx, place, inputs);
  const ids = inputs.flatMap(({ id }) => id ?? []);
  const seen = await readGroups(tx, shopId, ids);
  const changing = inputs.flatMap((input) => {
    const group = seen.get(input.id ?? "");
    return group && !isUnchangedGroup(group, input) ? [group.id] : [];
  });
  if (changing.length > 0 && !mayChange) throw refuse("forbidden");
  const held = changing.length > 0 ? await lockGroups(tx, shopId, changing) : [];
  const before = new Map([...seen, ...(await readGroups(tx, shopId, changing))]);
  const groupIds: string[] = [];
  for (const [index, { id, ...input }] of inputs.entries()) {
    const loc = ["body", "add_on_groups", index];
    const group = before.get(id ?? "");
    if (id && (!group || group.archived)) throw refuse("add_on_group_unknown", { loc: [...loc, "id"] });
    if (group && !changing.includes(group.id)) groupIds.push(group.id);
    else {
      const present = group && { group, addOns: held.filter((addOn) => addOn.group_id === group.id) };
      groupIds.push(await writeGroup(tx, { shopId, userId, loc }, input, present));
    }
  }
  if (groupIds.join() !== linked.join()) await replaceLinks(tx, shopId, productId, groupIds);
  for (const [groupId, after] of await readGroups(tx, shopId, changing)) {
    const was = before.get(groupId);
    if (was) await recordGroupChange(tx, shopId, { before: was, after, userId, userName, except: productId });
  }
}
