import { type Member, type MemberChange, staff } from "@mauzo/contract/account/invites";
import { covers } from "@mauzo/permissions/permissions";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { HttpError, savedMeanwhile } from "../../../http/http-error.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockActorAndTarget } from "./lock-actor-and-target.ts";
import { findSaver, updateGrants } from "./queries.ts";

/** Changes the permissions of a member. Nobody changes their own, and nobody grants what they do not have. */
export async function updateMember(
  { shopId, tx, person }: ShopContext,
  targetId: string,
  { permissions, version: seen }: MemberChange,
): Promise<Member> {
  if (targetId === person.userId)
    throw new HttpError(403, "You cannot change your own permissions. Ask another admin.");
  return tx(async (tx) => {
    const { actor, target } = await lockActorAndTarget(tx, shopId, person, { targetId, need: staff.update.access });
    if (seen !== target.version) {
      const by = await findSaver(tx, shopId, targetId);
      throw savedMeanwhile({ version: target.version, saved_by: by ?? null });
    }
    if (!covers([actor.permissions, target.permissions], permissions))
      throw new HttpError(403, "You can only give permissions that you have yourself.");
    await updateGrants(tx, shopId, targetId, { grants: permissions, by: person.userId });
    await publishLiveEvent(tx, { topic: "staff", id: targetId });
    return { ...target, permissions, version: target.version + 1 };
  });
}
