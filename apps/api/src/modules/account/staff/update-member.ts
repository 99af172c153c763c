import { type Member, type MemberChange, staff } from "@mauzo/contract/account/invites";
import { covers, isAdmin } from "@mauzo/permissions/permissions";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { refuse, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requireRole } from "../roles/require-role.ts";
import { getMember } from "./get-member.ts";
import { lockActorAndTarget } from "./lock-actor-and-target.ts";
import { findSaver, updateGrants } from "./queries.ts";

/** Changes the permissions of a member. Nobody changes their own, and nobody grants what they do not have. @throws 409 for a role of other rights */
export async function updateMember(
  { shopId, tx, person }: ShopContext,
  targetId: string,
  { permissions, sees_phones, role_id, version: seen }: MemberChange,
): Promise<Member> {
  if (targetId === person.userId) throw refuse("own_grants");
  return tx(async (tx) => {
    const { actor, target } = await lockActorAndTarget(tx, shopId, person, { targetId, need: staff.update.access });
    if (seen !== target.version) {
      const by = await findSaver(tx, shopId, targetId);
      throw savedMeanwhile({ version: target.version, saved_by: by ?? null });
    }
    if (!covers([actor.permissions, target.permissions], permissions)) throw refuse("grants_beyond_own");
    const seesPhones = isAdmin(permissions) || (sees_phones ?? target.sees_phones);
    if (seesPhones && !target.sees_phones && !actor.sees_phones) throw refuse("grants_beyond_own");
    await requireRole(tx, shopId, role_id, { permissions, seesPhones });
    const given = { grants: permissions, seesPhones, roleId: role_id ?? null, by: person.userId };
    await updateGrants(tx, shopId, targetId, given);
    await publishLiveEvent(tx, { topic: "staff", id: targetId });
    return getMember(tx, shopId, targetId);
  });
}
