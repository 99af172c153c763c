import type { AddOnGroup, AddOnGroupBody } from "@mauzo/contract/catalogue/add-ons";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { editStock, recordOpeningStock } from "../../products/steps/edit-stock.ts";
import { insertAddOn, insertGroup, type LockedAddOn, updateAddOn, updateGroupRow } from "../queries/write-groups.ts";

type Body = z.output<typeof AddOnGroupBody>;
type Place = { shopId: string; userId: string; loc: (string | number)[] };
/** A group as it was read, and its locked add-ons. */
type Present = { group: AddOnGroup; addOns: readonly LockedAddOn[] };

async function writeAddOn(
  tx: Tx,
  { shopId, userId, groupId, loc }: Place & { groupId: string },
  input: Body["add_ons"][number],
  position: number,
  present: readonly LockedAddOn[],
) {
  const values = { name: input.name, priceMinor: input.price_minor, position };
  if (!input.id) {
    const addOnId = await insertAddOn(tx, shopId, groupId, { ...values, stock: input.stock });
    return recordOpeningStock(tx, { shopId, userId, addOnId }, input.stock);
  }
  const addOn = present.find(({ id }) => id === input.id);
  if (!addOn) throw refuse("add_on_unknown", { loc: [...loc, "id"] });
  const item = { shopId, userId, addOnId: addOn.id };
  const stock = await editStock(tx, item, { present: addOn.stock, edit: input, loc });
  await updateAddOn(tx, shopId, addOn.id, { ...values, stock });
}

/**
 * Writes a group, new or changed; add-ons that are left out are archived. Refused with 409 when it has changed since it
 * was loaded.
 */
export async function writeGroup(
  tx: Tx,
  { shopId, userId, loc }: Place,
  input: Body,
  present?: Present,
): Promise<string> {
  if (present && input.expected_updated_at && input.expected_updated_at !== present.group.updated_at)
    throw refuse("add_ons_changed", {
      extra: {
        updated_at: present.group.updated_at,
      },
    });
  const values = { name: input.name, min: input.min, max: input.max };
  const groupId = present?.group.id ?? (await insertGroup(tx, shopId, values));
  if (present) await updateGroupRow(tx, shopId, groupId, values);
  const addOns = present?.addOns ?? [];
  for (const [position, addOn] of input.add_ons.entries())
    await writeAddOn(tx, { shopId, userId, groupId, loc: [...loc, "add_ons", position] }, addOn, position, addOns);
  for (const { id } of addOns)
    if (!input.add_ons.some((addOn) => addOn.id === id))
      await updateAddOn(tx, shopId, id, { archivedAt: new Date().toISOString() });
  return groupId;
}
