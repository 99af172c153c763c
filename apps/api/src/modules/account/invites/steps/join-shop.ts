import type { Invite } from "@mauzo/contract/account/invites";
import { findUserShop, lockUser } from "../../../../db/auth/find-user-shop.ts";
import { deleteLookupKeys } from "../../../../db/lookup-keys.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { addMember } from "../../staff/add-member.ts";
import { deleteInvite } from "../queries/invites.ts";

/** Adds a person to the shop and uses up the invite; the caller holds its lock. */
export async function joinShop(
  tx: Tx,
  { shopId, invite, userId }: { shopId: string; invite: Invite; userId: string },
): Promise<void> {
  await lockUser(tx, userId);
  if (await findUserShop(tx, userId)) throw refuse("already_in_a_shop");
  await addMember(tx, {
    shopId,
    userId,
    grants: invite.permissions,
    seesPhones: invite.sees_phones,
    roleId: invite.role?.id ?? null,
  });
  await deleteInvite(tx, shopId, invite.id);
  await deleteLookupKeys(tx, "invite", invite.id);
}
