import type { LogIn, LogInResult } from "@mauzo/contract/account/sign-in";
import { isAPIError } from "better-auth/api";
import { secondFactorCookies } from "../../../db/auth/better-auth.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { headersWithCookies } from "./headers-with-cookies.ts";
import { startSession } from "./start-session.ts";

/** Starts a session, or asks for the second factor. A wrong e-mail and a wrong password look the same. Tries are counted before any comparison. */
export async function logIn(deps: Deps, context: RequestContext, body: LogIn): Promise<LogInResult> {
  const { email } = body;
  const device = deps.devices.find(context.requestHeader("cookie"), email);
  const tried = await deps.limiter.take("password", { address: context.address, account: email, device });
  try {
    const opened = await deps.identity.api.signInEmail({
      body,
      headers: headersWithCookies(context, [secondFactorCookies(deps.env.siteUrl).trust_device.name]),
      returnHeaders: true,
    });
    await tried.giveBack();
    const { headers, response } = opened;
    if ("twoFactorRedirect" in response) {
      for (const cookie of headers.getSetCookie()) context.setHeader("set-cookie", cookie);
      return { second_factor: true };
    }
    return await startSession(deps, context, { headers, response, email });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode !== 401) throw error;
    // Not 401: that status means that the session ended, and the browser would leave the form.
    throw refuse("credentials_wrong");
  }
}
