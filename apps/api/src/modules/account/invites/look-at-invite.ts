import type { InviteLook } from "@mauzo/contract/account/invites";
import type { Deps } from "../../../deps.ts";
import type { Visit } from "../../../http/visit.ts";
import { findLiveInvite, findShopName } from "./queries/pending.ts";
import { maskEmail } from "./rules.ts";
import { enterInvite } from "./steps/enter-invite.ts";

/** What an invite is for, to whoever holds its link. */
export async function lookAtInvite(deps: Deps, { address, setHeader }: Visit, token: string): Promise<InviteLook> {
  setHeader("cache-control", "no-store");
  const tried = await deps.limiter.take("link", { address });
  const look = await enterInvite(deps, token, findLiveInvite, async ({ tx, shopId, invite }) => ({
    shop_name: await findShopName(tx, shopId),
    invited_by: invite.invited_by,
    email: maskEmail(invite.email),
    expires_at: invite.expires_at,
  }));
  await tried.giveBack();
  return look;
}
