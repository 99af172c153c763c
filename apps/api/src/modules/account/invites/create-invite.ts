import type { Invite, NewInvite } from "@mauzo/contract/account/invites";
import { closeEntrances } from "../../../db/entrances.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { findInvite, hasMemberWithEmail, upsertInvite } from "./queries/pending.ts";

/**
 * Keeps an invite for 72 hours from now and has its link mailed; an older one to the same address ends at once.
 * Whether that e-mail has an account elsewhere changes nothing here.
 */
export async function createInvite(
  { queue }: Pick<Deps, "queue">,
  { shopId, person, tx }: ShopVisit,
  { email, permissions, language }: Required<NewInvite>,
): Promise<Invite> {
  return tx(async (tx) => {
    if (await hasMemberWithEmail(tx, shopId, email)) throw new Refusal(409, "This person already works in your shop.");
    const invitedBy = person.userId;
    const inviteId = await upsertInvite(tx, { shopId, email, grants: permissions, language, invitedBy });
    await closeEntrances(tx, "invite", inviteId);
    await queue.send(tx, "send-invite", { shopId, inviteId });
    const invite = await findInvite(tx, shopId, inviteId);
    if (!invite) throw notFound();
    return invite;
  });
}
