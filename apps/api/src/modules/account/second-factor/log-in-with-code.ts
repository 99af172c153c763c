import type { LogInCode } from "@mauzo/contract/account/second-factor";
import type { AccessToken } from "@mauzo/contract/account/session";
import { secondFactorCookies } from "../../../db/auth/better-auth.ts";
import type { Deps } from "../../../deps.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { headersWithCookies } from "../session/headers-with-cookies.ts";
import { startSession } from "../session/start-session.ts";
import { isAppCode } from "./rules.ts";
import { throwRefusal } from "./steps/throw-refusal.ts";

/**
 * The second half of a log-in. Who it is says the cookie that the first half set; wrong codes are counted by better-auth, at
 * the log-in and at the account.
 */
export async function logInWithCode(
  deps: Deps,
  context: RequestContext,
  { code, trust_device }: LogInCode,
): Promise<AccessToken> {
  const tried = await deps.limiter.take("link", { address: context.address });
  const { two_factor } = secondFactorCookies(deps.env.siteUrl);
  const call = {
    body: { code, trustDevice: trust_device },
    headers: headersWithCookies(context, [two_factor.name]),
    returnHeaders: true as const,
  };
  const { api } = deps.identity;
  const opened = await (isAppCode(code) ? api.verifyTOTP(call) : api.verifyBackupCode(call)).catch(throwRefusal);
  await tried.giveBack();
  const { token, user } = opened.response;
  return startSession(deps, context, {
    headers: opened.headers,
    response: { token: token ?? null },
    email: user.email,
  });
}
