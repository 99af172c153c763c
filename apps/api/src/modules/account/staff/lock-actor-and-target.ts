import type { Member } from "@mauzo/contract/account/invites";
import { can, isAdmin, type RequiredPermission } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { forbidden, notFound, refuse } from "../../../http/refuse.ts";
import type { Person } from "../../../http/request-context.ts";
import { isOwner } from "../ownership/is-owner.ts";
import { lockMembers } from "./queries.ts";

/**
 * Returns the person who acts and the one affected, locked until the transaction ends. When two admins remove each
 * other at once, the second is no longer an admin: a shop always keeps one.
 */
export async function lockActorAndTarget(
  tx: Tx,
  shopId: string,
  person: Person,
  { targetId, need }: { targetId: string; need: RequiredPermission },
): Promise<{ actor: Member; target: Member }> {
  const members = await lockMembers(tx, shopId);
  const actor = members.find(({ id }) => id === person.userId);
  const target = members.find(({ id }) => id === targetId);
  if (!actor || !can(actor.permissions, need)) throw forbidden();
  if (!target) throw notFound();
  if (isAdmin(target.permissions) && !isAdmin(actor.permissions)) throw refuse("admin_only");
  if (await isOwner(tx, shopId, targetId)) throw refuse("owner_stays");
  return { actor, target };
}
