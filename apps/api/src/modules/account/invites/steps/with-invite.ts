import type { Invite } from "@mauzo/contract/account/invites";
import { findLookupKey } from "../../../../db/lookup-keys.ts";
import { inShop, type Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { refuse } from "../../../../http/refuse.ts";
import type { findValidInvite } from "../queries/invites.ts";
import { mayInvite, rightsOf } from "../rules.ts";

type Found = { tx: Tx; shopId: string; invite: Invite };

/**
 * Runs `work` with the invite a link leads to, as `find` finds it. Unknown, used, replaced, expired, revoked, or sent
 * by somebody who has left or may no longer grant as much: all look the same to the person with the link.
 */
export async function withInvite<T>(
  { pool }: Pick<Deps, "pool">,
  token: string,
  find: typeof findValidInvite,
  work: (found: Found) => Promise<T>,
): Promise<T> {
  const gone = () => refuse("invite_ended");
  const lookupKey = await findLookupKey(pool, "invite", token);
  if (!lookupKey) throw gone();
  const { shopId, targetId } = lookupKey;
  return inShop(pool, shopId, async (tx) => {
    const invite = await find(tx, shopId, targetId);
    if (!invite || !mayInvite(invite.inviter, rightsOf(invite, invite.inviter))) throw gone();
    return work({ tx, shopId, invite });
  });
}
