import { can, type RequiredPermission } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listMembers } from "./queries.ts";

/** The e-mail of a member whose grants cover this; undefined once they have left or lost them. */
export async function findEmailOfWhoMay(
  tx: Tx,
  shopId: string,
  userId: string,
  needed: RequiredPermission,
): Promise<string | undefined> {
  const member = (await listMembers(tx, shopId)).find(({ id }) => id === userId);
  return member && can(member.permissions, needed) ? member.email : undefined;
}
