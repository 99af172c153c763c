import type { AccessToken, FinishSignUp } from "@mauzo/contract/account/session";
import { insertAccount } from "../../../db/people/insert-account.ts";
import { hashPassword } from "../../../db/people/password-hash.ts";
import { isSignUpLink, takeSignUpLink } from "../../../db/people/sign-up-links.ts";
import { inTransaction, outsideShops } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Visit } from "../../../http/visit.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { logIn } from "./log-in.ts";

const gone = () => new Refusal(404, "This link is no longer valid. Ask for a new one.");

/** Opens the account of a link from a mail, with a password chosen here: whoever only typed the e-mail has no part in it. */
export async function finishSignUp(deps: Deps, visit: Visit, { token, password }: FinishSignUp): Promise<AccessToken> {
  checkPassword(password);
  const { address } = visit;
  const tried = await deps.limiter.take("link", { address });
  if (!(await isSignUpLink(outsideShops(deps.pool), token))) throw gone();
  const hash = await hashPassword(password);
  const email = await inTransaction(deps.pool, async (tx) => {
    const link = await takeSignUpLink(tx, token);
    if (!link) throw gone();
    if (!(await insertAccount(tx, { ...link, language: null, hash })))
      throw new Refusal(409, "This e-mail already has an account. Log in instead.");
    return link.email;
  });
  // The link proved whose address it is: others' wrong tries to log in with it do not hold this one up.
  await deps.limiter.forget("password", { address, account: email });
  await tried.giveBack();
  return logIn(deps, visit, { email, password });
}
