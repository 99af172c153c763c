import type { AddOnGroupInput } from "@mauzo/contract/catalogue/add-ons";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/scope.ts";
import { fieldRefusal, Refusal } from "../../../http/refusal.ts";
import { tellGroupChange } from "../products/steps/tell-group-change.ts";
import { listLinked, readGroups } from "./queries/read-groups.ts";
import { holdGroups, replaceLinks } from "./queries/write-groups.ts";
import { isSame } from "./rules/is-same.ts";
import { writeGroup } from "./steps/write-group.ts";

type Place = {
  shopId: string;
  userId: string;
  userName: string;
  productId: string;
  /** Whether they may change what other products have, too. */
  mayChange: boolean;
};
type Input = z.output<typeof AddOnGroupInput>;

/** Refuses ids of groups that are not the product's, unless it was said which version of them is to become so. */
async function checkIds(tx: Tx, { shopId, productId }: Place, inputs: Input[]): Promise<string[]> {
  const linked = await listLinked(tx, shopId, productId);
  const seen = new Set<string>();
  for (const [index, { id, expected_updated_at: version }] of inputs.entries()) {
    if (!id) continue;
    if (seen.has(id) || (!linked.includes(id) && !version))
      throw fieldRefusal(["body", "add_on_groups", index, "id"], "This product has no such group");
    seen.add(id);
  }
  return linked;
}

/**
 * Makes these the product's add-on groups. A group that is left out is parted from the product and stays the shop's; one that
 * changes does so for every product that has it, and each of their histories tells it. What stays as it is is not held, so
 * that many products can be written in whatever order.
 */
export async function writeProductGroups(tx: Tx, place: Place, inputs: Input[]): Promise<void> {
  const { shopId, userId, userName, productId, mayChange } = place;
  const linked = await checkIds(tx, place, inputs);
  const ids = inputs.flatMap(({ id }) => id ?? []);
  const seen = await readGroups(tx, shopId, ids);
  const changing = inputs.flatMap((input) => {
    const group = seen.get(input.id ?? "");
    return group && !isSame(group, input) ? [group.id] : [];
  });
  if (changing.length > 0 && !mayChange) throw new Refusal(403, "You do not have permission to do this");
  const held = changing.length > 0 ? await holdGroups(tx, shopId, changing) : [];
  const before = new Map([...seen, ...(await readGroups(tx, shopId, changing))]);
  const groupIds: string[] = [];
  for (const [index, { id, ...input }] of inputs.entries()) {
    const loc = ["body", "add_on_groups", index];
    const group = before.get(id ?? "");
    if (id && (!group || group.archived)) throw fieldRefusal([...loc, "id"], "This product has no such group");
    if (group && !changing.includes(group.id)) groupIds.push(group.id);
    else {
      const present = group && { group, addOns: held.filter((addOn) => addOn.group_id === group.id) };
      groupIds.push(await writeGroup(tx, { shopId, userId, loc }, input, present));
    }
  }
  if (groupIds.join() !== linked.join()) await replaceLinks(tx, shopId, productId, groupIds);
  for (const [groupId, after] of await readGroups(tx, shopId, changing)) {
    const was = before.get(groupId);
    if (was) await tellGroupChange(tx, shopId, { before: was, after, userId, userName, except: productId });
  }
}
