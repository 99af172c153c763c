import type { SignUpWithInvite } from "@mauzo/contract/account/invites";
import type { AccessToken } from "@mauzo/contract/account/session";
import { insertAccount } from "../../../db/auth/insert-account.ts";
import { hashPassword } from "../../../db/auth/password-hash.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { refuseCommonPassword } from "../passwords/refuse-common-password.ts";
import { logInFirst } from "../session/log-in-first.ts";
import { findValidInvite, tryLockValidInvite } from "./queries/invites.ts";
import { provesAddress } from "./rules.ts";
import { joinShop } from "./steps/join-shop.ts";
import { withInvite } from "./steps/with-invite.ts";

/**
 * Creates an account for the invited address, joins the shop and starts a session: account and membership, or neither.
 */
export async function signUpWithInvite(
  deps: Deps,
  context: RequestContext,
  { token, name, password, language = null }: Omit<SignUpWithInvite, "language"> & { language?: "en" | "sw" | null },
): Promise<AccessToken> {
  refuseCommonPassword(password);
  const tried = await deps.limiter.take("link", context);
  await withInvite(deps, token, findValidInvite, async () => undefined);
  const hash = await hashPassword(password);
  const email = await withInvite(deps, token, tryLockValidInvite, async ({ tx, shopId, invite }) => {
    const userId = await insertAccount(tx, {
      ...{ name, email: invite.email, language, hash },
      emailVerified: provesAddress(token),
    });
    if (!userId) throw refuse("invited_email_has_account");
    await joinShop(tx, { shopId, invite, userId });
    return invite.email;
  });
  // The link proved the address: other people's wrong log-in tries must not lock this person out.
  if (provesAddress(token)) await deps.limiter.reset("password", { address: context.address, account: email });
  await tried.giveBack();
  return logInFirst(deps, context, { email, password });
}
