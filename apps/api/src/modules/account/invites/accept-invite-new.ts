import type { AcceptInviteNew } from "@mauzo/contract/account/invites";
import type { AccessToken } from "@mauzo/contract/account/session";
import { insertAccount } from "../../../db/people/insert-account.ts";
import { hashPassword } from "../../../db/people/password-hash.ts";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Visit } from "../../../http/visit.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { logIn } from "../session/log-in.ts";
import { findLiveInvite, takeLiveInvite } from "./queries/pending.ts";
import { enterInvite } from "./steps/enter-invite.ts";
import { joinShop } from "./steps/join-shop.ts";

/** Creates an account for the invited address, joins and starts a session: account and membership, or neither. */
export async function acceptInviteNew(
  deps: Deps,
  visit: Visit,
  { token, name, password, language = null }: Omit<AcceptInviteNew, "language"> & { language?: "en" | "sw" | null },
): Promise<AccessToken> {
  checkPassword(password);
  const tried = await deps.limiter.take("link", visit);
  await enterInvite(deps, token, findLiveInvite, async () => undefined);
  const hash = await hashPassword(password);
  const email = await enterInvite(deps, token, takeLiveInvite, async ({ tx, shopId, invite }) => {
    const userId = await insertAccount(tx, { name, email: invite.email, language, hash });
    if (!userId) throw new Refusal(409, "This e-mail already has an account. Log in, then accept the invite.");
    await joinShop(tx, { shopId, invite, userId });
    return invite.email;
  });
  // The link proved whose address it is: others' wrong tries to log in with it do not hold this one up.
  await deps.limiter.forget("password", { address: visit.address, account: email });
  await tried.giveBack();
  return logIn(deps, visit, { email, password });
}
