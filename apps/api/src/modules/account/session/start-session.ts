import type { AccessToken } from "@mauzo/contract/account/session";
import type { Deps } from "../../../deps.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { issueAccessToken } from "./steps/issue-access-token.ts";

type Opened = { headers: Headers; response: { token: string | null }; email: string };

/**
 * Passes the session cookie on and returns an access token; the session token itself stays on the server. From now on
 * nobody's wrong tries lock this person out on this device.
 */
export async function startSession(
  { pool, devices }: Deps,
  context: RequestContext,
  { headers, response, email }: Opened,
): Promise<AccessToken> {
  for (const cookie of headers.getSetCookie()) context.setHeader("set-cookie", cookie);
  context.setHeader("set-cookie", devices.rememberDevice(context.requestHeader("cookie"), email));
  return issueAccessToken(pool, response.token ?? "", context.address);
}
