import type { Invite } from "@mauzo/contract/invites";
import { takeEntrance } from "../../db/entrances.ts";
import { findShopOf, lockPerson } from "../../db/people/membership.ts";
import type { Tx } from "../../db/scope.ts";
import { Refusal } from "../../http/refusal.ts";
import { insertMembership } from "./queries/join.ts";
import { deleteInvite } from "./queries/pending.ts";

/** Makes a person one of the shop and uses the invite up: of many that try, one gets in. */
export async function joinShop(
  tx: Tx,
  { shopId, invite, token, userId }: { shopId: string; invite: Invite; token: string; userId: string },
): Promise<void> {
  if (!(await takeEntrance(tx, "invite", token)))
    throw new Refusal(404, "This invite is no longer valid. Ask for a new one.");
  await lockPerson(tx, userId);
  if (await findShopOf(tx, userId))
    throw new Refusal(409, "You already belong to a shop, and a person belongs to one. Accept with another e-mail.");
  await insertMembership(tx, { shopId, userId, grants: invite.permissions });
  await deleteInvite(tx, shopId, invite.id);
}
