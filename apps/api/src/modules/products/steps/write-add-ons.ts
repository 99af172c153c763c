import type { AddOnGroupInput, AddOnInput } from "@mauzo/contract/products";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/scope.ts";
import { fieldRefusal } from "../../../http/refusal.ts";
import {
  insertAddOn,
  insertGroup,
  insertMovement,
  listGroupIds,
  lockAddOns,
  replaceGroupLinks,
  updateAddOn,
  updateGroup,
} from "../queries/write-products.ts";
import { isStock, movementDelta, stockAfterEdit } from "../rules/stock-after-edit.ts";

type Present = Awaited<ReturnType<typeof lockAddOns>>;
type Writer = { shopId: string; userId: string };
type Place = Writer & { groupId: string; loc: (string | number)[] };

async function writeAddOn(
  tx: Tx,
  { shopId, userId, groupId, loc }: Place,
  input: z.output<typeof AddOnInput>,
  position: number,
  present: Present,
) {
  const values = { name: input.name, priceMinor: input.price_minor, position };
  if (!input.id) {
    const addOnId = await insertAddOn(tx, shopId, groupId, { ...values, stock: input.stock });
    if (input.stock) await insertMovement(tx, shopId, { addOnId, userId, delta: input.stock, reason: "opening" });
    return;
  }
  const addOn = present.find(({ id }) => id === input.id);
  if (!addOn || addOn.groupId !== groupId) throw fieldRefusal([...loc, "id"], "This group has no such add-on");
  const stock = stockAfterEdit(addOn.stock, input.stock, input.stock_was);
  if (stock !== null && stock < 0)
    throw fieldRefusal([...loc, "stock"], `Some were sold meanwhile: ${addOn.stock} are left`, 409);
  if (!isStock(stock)) throw fieldRefusal([...loc, "stock"], "That is too much stock");
  await updateAddOn(tx, shopId, addOn.id, { ...values, stock });
  const delta = movementDelta(addOn.stock, stock);
  if (delta !== 0) await insertMovement(tx, shopId, { addOnId: addOn.id, userId, delta, reason: "adjustment" });
}

/** Makes these the product's add-on groups; add-ons left out go off sale. */
export async function writeAddOns(
  tx: Tx,
  { shopId, userId }: Writer,
  productId: string,
  groups: z.output<typeof AddOnGroupInput>[],
) {
  const presentGroups = await listGroupIds(tx, shopId, productId);
  const present = await lockAddOns(tx, shopId, productId);
  const kept = new Set<string>();
  const groupIds: string[] = [];
  for (const [index, group] of groups.entries()) {
    const loc = ["body", "add_on_groups", index];
    const values = { name: group.name, min: group.min, max: group.max };
    if (group.id && (!presentGroups.includes(group.id) || groupIds.includes(group.id)))
      throw fieldRefusal([...loc, "id"], "This product has no such group");
    if (group.id) await updateGroup(tx, shopId, group.id, values);
    const groupId = group.id ?? (await insertGroup(tx, shopId, values));
    groupIds.push(groupId);
    for (const [position, addOn] of group.add_ons.entries()) {
      if (addOn.id) kept.add(addOn.id);
      await writeAddOn(tx, { shopId, userId, groupId, loc: [...loc, "add_ons", position] }, addOn, position, present);
    }
  }
  for (const { id } of present)
    if (!kept.has(id)) await updateAddOn(tx, shopId, id, { archivedAt: new Date().toISOString() });
  await replaceGroupLinks(tx, shopId, productId, groupIds);
}
