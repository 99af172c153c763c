import { GivenPermissions, type NewInvite } from "@mauzo/contract/account/invites";
import { notFound } from "../../../../http/refusal.ts";
import type { ShopVisit } from "../../../../http/visit.ts";
import { findInvite } from "../queries/pending.ts";

/** An invite as it was asked for. @throws 404 */
export async function getSent({ shopId, tx }: ShopVisit, id: string): Promise<Required<NewInvite>> {
  const invite = await tx((tx) => findInvite(tx, shopId, id));
  if (!invite) throw notFound();
  return { ...invite, permissions: GivenPermissions.parse(invite.permissions) };
}
