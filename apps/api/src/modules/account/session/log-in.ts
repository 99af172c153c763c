import type { AccessToken } from "@mauzo/contract/account/session";
import type { LogIn } from "@mauzo/contract/account/sign-in";
import { isAPIError } from "better-auth/api";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { userAgentHeaders } from "./rules.ts";
import { startSession } from "./start-session.ts";

/** Starts a session. A wrong e-mail and a wrong password look the same. Tries are counted before any comparison. */
export async function logIn(deps: Deps, context: RequestContext, body: LogIn): Promise<AccessToken> {
  const { email } = body;
  const device = deps.devices.find(context.requestHeader("cookie"), email);
  const tried = await deps.limiter.take("password", { address: context.address, account: email, device });
  try {
    const opened = await deps.identity.api.signInEmail({
      body,
      headers: userAgentHeaders(context),
      returnHeaders: true,
    });
    await tried.giveBack();
    return await startSession(deps, context, { ...opened, email });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode !== 401) throw error;
    // Not 401: that status means that the session ended, and the browser would leave the form.
    throw refuse("credentials_wrong");
  }
}
