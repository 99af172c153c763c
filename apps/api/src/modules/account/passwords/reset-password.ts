import type { ResetPassword } from "@mauzo/contract/account/session";
import { findMailLink, takeMailLink } from "../../../db/people/mail-links.ts";
import { hashPassword } from "../../../db/people/password-hash.ts";
import { inTransaction, outsideShops } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { languageOf } from "../../../http/messages.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Visit } from "../../../http/visit.ts";
import { checkPassword } from "./check-password.ts";
import { markEmailVerified } from "./queries.ts";
import { setPassword } from "./set-password.ts";

const gone = () => new Refusal(404, "This link is no longer valid. Ask for a new one.");

/** A new password by the link from the mail. Every session of the person ends; a locked account is open again. */
export async function resetPassword(
  { pool, limiter, queue, devices }: Deps,
  { address, requestHeader, setHeader }: Visit,
  { token, password }: ResetPassword,
): Promise<{ done: true }> {
  checkPassword(password);
  const tried = await limiter.take("link", { address });
  const link = await findMailLink(outsideShops(pool), "reset_password", token);
  // A link to an address that is no longer the person's own proves nothing.
  if (!link || link.email !== link.currentEmail) throw gone();
  const language = languageOf(requestHeader("accept-language"));
  const hash = await hashPassword(password);
  await inTransaction(pool, async (tx) => {
    const taken = await takeMailLink(tx, "reset_password", token);
    if (!taken) throw gone();
    await setPassword(tx, { queue }, { userId: taken.userId, hash, language });
    await markEmailVerified(tx, taken.userId);
  });
  await limiter.forget("password", { address, account: link.email });
  // Whoever reads the mail is the person: others who go on guessing do not keep them out of the log-in that follows.
  setHeader("set-cookie", devices.mark(requestHeader("cookie"), link.email));
  await tried.giveBack();
  return { done: true };
}
