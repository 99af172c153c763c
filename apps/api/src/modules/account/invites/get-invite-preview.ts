import type { InvitePreview } from "@mauzo/contract/account/invites";
import type { Deps } from "../../../deps.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { findShopName, findValidInvite } from "./queries/invites.ts";
import { maskEmail } from "./rules.ts";
import { withInvite } from "./steps/with-invite.ts";

/** Shows what an invite is for to a person with its link. */
export async function getInvitePreview(
  deps: Deps,
  { address, setHeader }: RequestContext,
  token: string,
): Promise<InvitePreview> {
  setHeader("cache-control", "no-store");
  const tried = await deps.limiter.take("link", { address });
  const look = await withInvite(deps, token, findValidInvite, async ({ tx, shopId, invite }) => ({
    shop_name: await findShopName(tx, shopId),
    invited_by: invite.invited_by,
    email: maskEmail(invite.email),
    expires_at: invite.expires_at,
  }));
  await tried.giveBack();
  return look;
}
