import { type GivenPermissions, type Member, staff } from "@mauzo/contract/account/invites";
import { covers } from "@mauzo/permissions/permissions";
import { announce } from "../../../db/live.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { holdPair } from "./hold-pair.ts";
import { updateGrants } from "./queries.ts";

/** Changes what a person of the shop may do. Nobody changes themselves, and nobody gives what they do not have. */
export async function updateMember(
  { shopId, tx, person }: ShopVisit,
  targetId: string,
  permissions: GivenPermissions,
): Promise<Member> {
  if (targetId === person.userId) throw new Refusal(403, "You cannot change your own permissions. Ask another admin.");
  return tx(async (tx) => {
    const { actor, target } = await holdPair(tx, shopId, person, { targetId, need: staff.update.access });
    if (!covers([actor.permissions, target.permissions], permissions))
      throw new Refusal(403, "You can only give permissions that you have yourself.");
    await updateGrants(tx, shopId, targetId, permissions);
    await announce(tx, { topic: "staff", id: targetId });
    return { ...target, permissions };
  });
}
