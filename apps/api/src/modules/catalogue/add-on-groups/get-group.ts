import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { readGroups } from "./queries/read-groups.ts";

/** Returns a group of the shop, also an archived one, or 404. */
export async function getGroup(tx: Tx, shopId: string, id: string): Promise<AddOnGroupDetails> {
  const group = (await readGroups(tx, shopId, [id])).get(id);
  if (!group) throw notFound();
  return group;
}
