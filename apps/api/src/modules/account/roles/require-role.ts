import type { Grants } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import { lockRoleShared } from "./queries.ts";
import { isSame } from "./rules.ts";

/**
 * Requires that a role gives exactly these rights, and goes on doing so until the transaction ends; nothing where no role is
 * named.
 * @throws 409 when it was changed or deleted since it was read
 */
export async function requireRole(
  tx: Tx,
  shopId: string,
  roleId: string | undefined,
  rights: { permissions: Grants; seesPhones: boolean },
): Promise<void> {
  if (roleId === undefined) return;
  const role = await lockRoleShared(tx, shopId, roleId);
  if (!role || !isSame(role, rights)) throw refuse("role_changed");
}
