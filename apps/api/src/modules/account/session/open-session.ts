import type { AccessToken } from "@mauzo/contract/account/session";
import type { Deps } from "../../../deps.ts";
import type { Visit } from "../../../http/visit.ts";
import { mintAccess } from "./mint-access.ts";

type Opened = { headers: Headers; response: { token: string | null }; email: string };

/**
 * Passes the session cookie on and answers with an access token; the session token itself stays inside. From now on
 * nobody's wrong tries keep this person out on this device.
 */
export async function openSession(
  { pool, devices }: Deps,
  visit: Visit,
  { headers, response, email }: Opened,
): Promise<AccessToken> {
  for (const cookie of headers.getSetCookie()) visit.setHeader("set-cookie", cookie);
  visit.setHeader("set-cookie", devices.mark(visit.requestHeader("cookie"), email));
  return mintAccess(pool, response.token ?? "", visit.address);
}
