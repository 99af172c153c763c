import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { tryLockValidInvite } from "./queries/invites.ts";
import { markEmailVerified } from "./queries/users.ts";
import { provesAddress } from "./rules.ts";
import { joinShop } from "./steps/join-shop.ts";
import { withInvite } from "./steps/with-invite.ts";

/**
 * Joins the shop with the signed-in account. A mailed link was sent to the address it names, so it proves that address.
 */
export async function acceptInvite(
  deps: Deps,
  { address, person }: SignedInContext,
  token: string,
): Promise<{ done: true }> {
  const tried = await deps.limiter.take("link", { address });
  await withInvite(deps, token, tryLockValidInvite, async ({ tx, shopId, invite }) => {
    if (invite.email !== person.email) throw refuse("invite_for_another_email");
    await joinShop(tx, { shopId, invite, userId: person.userId });
    if (provesAddress(token)) await markEmailVerified(tx, person.userId);
  });
  await tried.giveBack();
  return { done: true };
}
