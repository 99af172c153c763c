import type { AccessToken, LogIn, SignUp } from "@mauzo/contract/session";
import { isAPIError } from "better-auth/api";
import type { Deps } from "../../deps.ts";
import { fieldRefusal, Refusal } from "../../http/refusal.ts";
import type { Visit } from "../../http/visit.ts";
import { mintAccess } from "./mint-access.ts";

const agentOf = (visit: Visit) => new Headers({ "user-agent": visit.requestHeader("user-agent") ?? "" });

/** Passes the session cookie on and answers with an access token; the session token itself stays inside. */
async function open(
  { pool }: Deps,
  visit: Visit,
  opened: { headers: Headers; response: { token: string | null } },
): Promise<AccessToken> {
  for (const cookie of opened.headers.getSetCookie()) visit.setHeader("set-cookie", cookie);
  return mintAccess(pool, opened.response.token ?? "");
}

/** Creates an account and starts its first session. */
export async function signUp(deps: Deps, visit: Visit, body: Required<SignUp>): Promise<AccessToken> {
  try {
    return await open(
      deps,
      visit,
      await deps.identity.api.signUpEmail({ body, headers: agentOf(visit), returnHeaders: true }),
    );
  } catch (error) {
    if (!isAPIError(error)) throw error;
    throw fieldRefusal(["body", "email"], "This e-mail already has an account. Log in instead.");
  }
}

/** Starts a session. A wrong e-mail and a wrong password look the same. */
export async function logIn(deps: Deps, visit: Visit, body: LogIn): Promise<AccessToken> {
  try {
    return await open(
      deps,
      visit,
      await deps.identity.api.signInEmail({ body, headers: agentOf(visit), returnHeaders: true }),
    );
  } catch (error) {
    if (!isAPIError(error)) throw error;
    // Not 401: that status means that the session ended, and the browser would leave the form.
    throw new Refusal(422, "The e-mail or the password is not right.");
  }
}
