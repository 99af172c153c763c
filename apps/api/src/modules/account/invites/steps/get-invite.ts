import { PermissionsInput } from "@mauzo/contract/account/invites";
import { notFound } from "../../../../http/refuse.ts";
import type { ShopContext } from "../../../../http/request-context.ts";
import type { InviteToSend } from "../create-invite.ts";
import { findInvite } from "../queries/invites.ts";

/** Returns an invite as it was requested. @throws 404 */
export async function getInvite({ shopId, tx }: ShopContext, id: string): Promise<InviteToSend> {
  const invite = await tx((tx) => findInvite(tx, shopId, id));
  if (!invite) throw notFound();
  return { ...invite, permissions: PermissionsInput.parse(invite.permissions), role_id: invite.role?.id };
}
