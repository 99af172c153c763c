import type { Role } from "@mauzo/contract/account/roles";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { findRole } from "../queries.ts";

/** A role that was just written. */
export async function getRole(tx: Tx, shopId: string, roleId: string): Promise<Role> {
  const role = await findRole(tx, shopId, roleId);
  if (!role) throw new Error("a role that was written is gone");
  return role;
}
