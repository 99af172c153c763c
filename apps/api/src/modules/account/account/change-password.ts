import type { PasswordChange } from "@mauzo/contract/account/account";
import { hashPassword } from "../../../db/people/password-hash.ts";
import { inTransaction } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { languageOf } from "../../../http/messages.ts";
import { fieldRefusal } from "../../../http/refusal.ts";
import type { SignedInVisit } from "../../../http/visit.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { setPassword } from "../passwords/set-password.ts";
import { verifyPassword } from "../passwords/verify-password.ts";

/** Another password. Every other session ends; this one goes on with a renewed access token, and no copy of the old one. */
export async function changePassword(
  deps: Deps,
  visit: SignedInVisit,
  { current_password, password }: PasswordChange,
): Promise<{ done: true }> {
  checkPassword(password);
  if (!(await verifyPassword(deps, visit, current_password)))
    throw fieldRefusal(["body", "current_password"], "The password is not right.");
  const { userId, sessionId } = visit.person;
  const language = languageOf(visit.requestHeader("accept-language"));
  const hash = await hashPassword(password);
  await inTransaction(deps.pool, (tx) => setPassword(tx, deps, { userId, hash, keptSessionId: sessionId, language }));
  return { done: true };
}
