import { can, type RequiredPermission } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listMembers } from "./queries.ts";

/** The members of a shop whose grants cover this, with their names. */
export async function listMembersWhoMay(
  tx: Tx,
  shopId: string,
  needed: RequiredPermission,
): Promise<{ id: string; name: string }[]> {
  const members = await listMembers(tx, shopId);
  return members.filter(({ permissions }) => can(permissions, needed)).map(({ id, name }) => ({ id, name }));
}
