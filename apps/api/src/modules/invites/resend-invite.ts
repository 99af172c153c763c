import { GivenPermissions, type Invite, type NewInvite } from "@mauzo/contract/invites";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../http/refusal.ts";
import type { ShopVisit } from "../../http/visit.ts";
import { checkInvite, createInvite } from "./create-invite.ts";
import { findInvite } from "./queries/pending.ts";

async function sentBefore({ shopId, tx }: ShopVisit, id: string): Promise<Required<NewInvite>> {
  const invite = await tx((tx) => findInvite(tx, shopId, id));
  if (!invite) throw notFound();
  return { ...invite, permissions: GivenPermissions.parse(invite.permissions) };
}

/** What comes before sending an invite again. @throws 404; what a new invite is refused for. */
export const checkResend = async (deps: Pick<Deps, "limiter">, visit: ShopVisit, id: string): Promise<undefined> =>
  checkInvite(deps, visit, await sentBefore(visit, id));

/** Sends an invite again, now from whoever sends it: they need to have what it gives. */
export const resendInvite = async (deps: Pick<Deps, "queue">, visit: ShopVisit, id: string): Promise<Invite> =>
  createInvite(deps, visit, await sentBefore(visit, id));
