import type { AccessToken, SignUp } from "@mauzo/contract/session";
import { isAPIError } from "better-auth/api";
import type { Deps } from "../../deps.ts";
import { fieldRefusal } from "../../http/refusal.ts";
import type { Visit } from "../../http/visit.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { openSession } from "./open-session.ts";
import { agentOf } from "./rules.ts";

/** Creates an account and starts its first session. That an e-mail is taken is told, but not often to one address. */
export async function signUp(deps: Deps, visit: Visit, body: Required<SignUp>): Promise<AccessToken> {
  checkPassword(body.password);
  await deps.limiter.take("signUp", { address: visit.address });
  const asked = await deps.limiter.take("takenEmail", { address: visit.address });
  try {
    const opened = await deps.identity.api.signUpEmail({ body, headers: agentOf(visit), returnHeaders: true });
    await asked.giveBack();
    return await openSession(deps, visit, { ...opened, email: body.email });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode !== 422) throw error;
    throw fieldRefusal(["body", "email"], "This e-mail already has an account. Log in instead.");
  }
}
