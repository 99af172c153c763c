import type { Member } from "@mauzo/contract/account/invites";
import { can, isAdmin, type Need } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../db/scope.ts";
import { denied, notFound, Refusal } from "../../../http/refusal.ts";
import type { Person } from "../../../http/visit.ts";
import { holdMembers } from "./queries.ts";

/**
 * Who acts and whom it befalls, as they are now and stay until the transaction ends. Of two admins who remove each
 * other at once the second is no admin any more: a shop always keeps one.
 */
export async function holdPair(
  tx: Tx,
  shopId: string,
  person: Person,
  { targetId, need }: { targetId: string; need: Need },
): Promise<{ actor: Member; target: Member }> {
  const members = await holdMembers(tx, shopId);
  const actor = members.find(({ id }) => id === person.userId);
  const target = members.find(({ id }) => id === targetId);
  if (!actor || !can(actor.permissions, need)) throw denied();
  if (!target) throw notFound();
  if (isAdmin(target.permissions) && !isAdmin(actor.permissions))
    throw new Refusal(403, "Only an admin can do this to an admin.");
  return { actor, target };
}
