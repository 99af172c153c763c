import { sessionCookie } from "../../../../db/auth/better-auth.ts";
import type { Deps } from "../../../../deps.ts";
import { refuse } from "../../../../http/refuse.ts";
import type { SignedInContext } from "../../../../http/request-context.ts";
import { verifyOwnPassword } from "../../passwords/verify-own-password.ts";
import { headersWithCookies } from "../../session/headers-with-cookies.ts";
import { throwRefusal } from "./throw-refusal.ts";

/**
 * The headers with which better-auth knows this person's session; 422 when the cookie is of another one than the access token.
 * @param password compared first, and counted as a try.
 */
export async function ownSession(deps: Deps, context: SignedInContext, password?: string): Promise<Headers> {
  const headers = headersWithCookies(context, [sessionCookie(deps.env.siteUrl).name]);
  const found = await deps.identity.api.getSession({ headers }).catch(throwRefusal);
  if (found?.session.id !== context.person.sessionId) throw refuse("session_unknown_here");
  if (password !== undefined && !(await verifyOwnPassword(deps, context, password)))
    throw refuse("password_wrong", { loc: ["body", "password"] });
  return headers;
}
