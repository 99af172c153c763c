import type { KeptGroup } from "@mauzo/contract/catalogue/add-on-groups";
import type { Tx } from "../../../db/scope.ts";
import { notFound } from "../../../http/refusal.ts";
import { readGroups } from "./queries/read-groups.ts";

/** One group of the shop, also an archived one, or 404. */
export async function getGroup(tx: Tx, shopId: string, id: string): Promise<KeptGroup> {
  const group = (await readGroups(tx, shopId, [id])).get(id);
  if (!group) throw notFound();
  return group;
}
