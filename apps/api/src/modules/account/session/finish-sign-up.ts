import type { AccessToken } from "@mauzo/contract/account/session";
import type { FinishSignUp } from "@mauzo/contract/account/sign-in";
import { insertAccount } from "../../../db/auth/insert-account.ts";
import { hashPassword } from "../../../db/auth/password-hash.ts";
import { isValidSignUpLink, redeemSignUpLink } from "../../../db/auth/sign-up-links.ts";
import { inTransaction, outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { refuseCommonPassword } from "../passwords/refuse-common-password.ts";
import { logInFirst } from "./log-in-first.ts";

const gone = () => refuse("link_ended");

/**
 * Opens the account of a mailed link, with a password chosen here: the person who only typed the e-mail has no part in
 * it.
 */
export async function finishSignUp(
  deps: Deps,
  context: RequestContext,
  { token, password }: FinishSignUp,
): Promise<AccessToken> {
  refuseCommonPassword(password);
  const { address } = context;
  const tried = await deps.limiter.take("link", { address });
  if (!(await isValidSignUpLink(outsideShops(deps.pool), token))) throw gone();
  const hash = await hashPassword(password);
  const email = await inTransaction(deps.pool, async (tx) => {
    const link = await redeemSignUpLink(tx, token);
    if (!link) throw gone();
    if (!(await insertAccount(tx, { ...link, emailVerified: true, language: null, hash })))
      throw refuse("email_taken_meanwhile");
    return link.email;
  });
  // The link proved the address: other people's wrong log-in tries must not lock this person out.
  await deps.limiter.reset("password", { address, account: email });
  await tried.giveBack();
  return logInFirst(deps, context, { email, password });
}
