import type { Invite, NewInvite } from "@mauzo/contract/account/invites";
import type * as z from "zod/mini";
import { deleteLookupKeys } from "../../../db/lookup-keys.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requireRole } from "../roles/require-role.ts";
import { findInvite, hasMemberWithEmail, upsertInvite } from "./queries/invites.ts";
import { rightsOf } from "./rules.ts";

export type InviteToSend = z.output<typeof NewInvite>;

/**
 * Creates an invite for 72 hours and has its link mailed; an older invite to the same address ends at once. It makes no
 * difference whether the e-mail has an account elsewhere.
 */
export async function createInvite(
  { queue }: Pick<Deps, "queue">,
  { shopId, person, tx }: ShopContext,
  { email, language, ...wanted }: InviteToSend,
): Promise<Invite> {
  return tx(async (tx) => {
    if (await hasMemberWithEmail(tx, shopId, email)) throw refuse("already_staff");
    const rights = rightsOf(wanted, person);
    const roleId = wanted.role_id ?? null;
    await requireRole(tx, shopId, wanted.role_id, { permissions: rights.grants, seesPhones: rights.seesPhones });
    const inviteId = await upsertInvite(tx, { shopId, email, ...rights, roleId, language, invitedBy: person.userId });
    await deleteLookupKeys(tx, "invite", inviteId);
    await queue.send(tx, "send-invite", { shopId, inviteId });
    const invite = await findInvite(tx, shopId, inviteId);
    if (!invite) throw notFound();
    return invite;
  });
}
