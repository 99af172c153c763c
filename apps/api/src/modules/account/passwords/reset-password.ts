import type { ResetPassword } from "@mauzo/contract/account/sign-in";
import { findMailLink, redeemMailLink } from "../../../db/auth/mail-links.ts";
import { hashPassword } from "../../../db/auth/password-hash.ts";
import { inTransaction, outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { markEmailVerified } from "./queries.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { setPassword } from "./set-password.ts";

const gone = () => refuse("link_ended");

/** Sets a new password by the link from the mail. Ends every session of the person and unlocks the account. */
export async function resetPassword(
  { pool, limiter, queue, devices }: Deps,
  { address, requestHeader, setHeader }: RequestContext,
  { token, password }: ResetPassword,
): Promise<{ done: true }> {
  refuseCommonPassword(password);
  const tried = await limiter.take("link", { address });
  const link = await findMailLink(outsideShops(pool), "reset_password", token);
  // A link to an address that is no longer the person's own proves nothing.
  if (!link || link.email !== link.currentEmail) throw gone();
  const language = requestLanguage(requestHeader("accept-language"));
  const hash = await hashPassword(password);
  await inTransaction(pool, async (tx) => {
    const taken = await redeemMailLink(tx, "reset_password", token);
    if (!taken) throw gone();
    await setPassword(tx, { queue }, { userId: taken.userId, hash, language });
    await markEmailVerified(tx, taken.userId);
  });
  await limiter.reset("password", { address, account: link.email });
  // A person who can read the mail is the owner: other people's guesses must not keep them out of the log-in that
  // follows.
  setHeader("set-cookie", devices.rememberDevice(requestHeader("cookie"), link.email));
  await tried.giveBack();
  return { done: true };
}
