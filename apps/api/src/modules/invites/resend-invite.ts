import { GivenPermissions, type Invite } from "@mauzo/contract/invites";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../http/refusal.ts";
import type { ShopVisit } from "../../http/visit.ts";
import { createInvite } from "./create-invite.ts";
import { findInvite } from "./queries/pending.ts";

/** Sends an invite again, now from whoever sends it: they need to have what it gives. */
export async function resendInvite(deps: Deps, visit: ShopVisit, id: string): Promise<Invite> {
  const invite = await visit.tx((tx) => findInvite(tx, visit.shopId, id));
  if (!invite) throw notFound();
  return createInvite(deps, visit, { ...invite, permissions: GivenPermissions.parse(invite.permissions) });
}
