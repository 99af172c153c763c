import type { AccessToken, LogIn } from "@mauzo/contract/account/session";
import { isAPIError } from "better-auth/api";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Visit } from "../../../http/visit.ts";
import { openSession } from "./open-session.ts";
import { agentOf } from "./rules.ts";

/** Starts a session. A wrong e-mail and a wrong password look the same. Tries are counted before anything is compared. */
export async function logIn(deps: Deps, visit: Visit, body: LogIn): Promise<AccessToken> {
  const { email } = body;
  const device = deps.devices.find(visit.requestHeader("cookie"), email);
  const tried = await deps.limiter.take("password", { address: visit.address, account: email, device });
  try {
    const opened = await deps.identity.api.signInEmail({ body, headers: agentOf(visit), returnHeaders: true });
    await tried.giveBack();
    return await openSession(deps, visit, { ...opened, email });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode !== 401) throw error;
    // Not 401: that status means that the session ended, and the browser would leave the form.
    throw new Refusal(422, "The e-mail or the password is not right.");
  }
}
