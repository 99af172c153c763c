import type { PasswordChange } from "@mauzo/contract/account/account";
import { hashPassword } from "../../../db/auth/password-hash.ts";
import { inTransaction } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { refuseCommonPassword } from "../passwords/refuse-common-password.ts";
import { setPassword } from "../passwords/set-password.ts";
import { verifyOwnPassword } from "../passwords/verify-own-password.ts";

/**
 * Changes the password. Ends every other session; this one continues with a renewed access token, and copies of the old
 * one stop working.
 */
export async function changePassword(
  deps: Deps,
  context: SignedInContext,
  { current_password, password }: PasswordChange,
): Promise<{ done: true }> {
  refuseCommonPassword(password);
  if (!(await verifyOwnPassword(deps, context, current_password)))
    throw refuse("password_wrong", { loc: ["body", "current_password"] });
  const { userId, sessionId } = context.person;
  const language = requestLanguage(context.requestHeader("accept-language"));
  const hash = await hashPassword(password);
  await inTransaction(deps.pool, (tx) =>
    setPassword(tx, deps, { userId, hash, currentSessionId: sessionId, language }),
  );
  return { done: true };
}
