import type { Invite } from "@mauzo/contract/account/invites";
import { findEntrance } from "../../../../db/entrances.ts";
import { inShop, type Tx } from "../../../../db/scope.ts";
import type { Deps } from "../../../../deps.ts";
import { Refusal } from "../../../../http/refusal.ts";
import type { findLiveInvite } from "../queries/pending.ts";
import { mayInvite } from "../rules.ts";

type Found = { tx: Tx; shopId: string; invite: Invite };

/**
 * Runs `work` with the invite a link leads to, as `find` finds it. Unknown, used, replaced, expired, taken back, and
 * sent by somebody who has left or may no longer give as much: all the same to whoever holds the link.
 */
export async function enterInvite<T>(
  { pool }: Pick<Deps, "pool">,
  token: string,
  find: typeof findLiveInvite,
  work: (found: Found) => Promise<T>,
): Promise<T> {
  const gone = () => new Refusal(404, "This invite is no longer valid. Ask for a new one.");
  const entrance = await findEntrance(pool, "invite", token);
  if (!entrance) throw gone();
  const { shopId, targetId } = entrance;
  return inShop(pool, shopId, async (tx) => {
    const invite = await find(tx, shopId, targetId);
    if (!invite || !mayInvite(invite.inviterGrants, invite.permissions)) throw gone();
    return work({ tx, shopId, invite });
  });
}
