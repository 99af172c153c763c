import type { AccessToken, SignUp } from "@mauzo/contract/session";
import { isAPIError } from "better-auth/api";
import type { Deps } from "../../deps.ts";
import { fieldRefusal } from "../../http/refusal.ts";
import type { Visit } from "../../http/visit.ts";
import { openSession } from "./open-session.ts";
import { agentOf } from "./rules.ts";

/** Creates an account and starts its first session. */
export async function signUp(deps: Deps, visit: Visit, body: Required<SignUp>): Promise<AccessToken> {
  try {
    const opened = await deps.identity.api.signUpEmail({ body, headers: agentOf(visit), returnHeaders: true });
    return await openSession(deps, visit, opened);
  } catch (error) {
    if (!isAPIError(error) || error.statusCode !== 422) throw error;
    throw fieldRefusal(["body", "email"], "This e-mail already has an account. Log in instead.");
  }
}
