import type { Invite } from "@mauzo/contract/account/invites";
import { closeEntrances } from "../../../../db/entrances.ts";
import { findShopOf, lockPerson } from "../../../../db/people/membership.ts";
import type { Tx } from "../../../../db/scope.ts";
import { Refusal } from "../../../../http/refusal.ts";
import { insertMembership } from "../queries/join.ts";
import { deleteInvite } from "../queries/pending.ts";

/** Makes a person one of the shop and uses the invite, which the caller holds, up. */
export async function joinShop(
  tx: Tx,
  { shopId, invite, userId }: { shopId: string; invite: Invite; userId: string },
): Promise<void> {
  await lockPerson(tx, userId);
  if (await findShopOf(tx, userId))
    throw new Refusal(409, "You already belong to a shop, and a person belongs to one. Accept with another e-mail.");
  await insertMembership(tx, { shopId, userId, grants: invite.permissions });
  await deleteInvite(tx, shopId, invite.id);
  await closeEntrances(tx, "invite", invite.id);
}
