import type { AccessToken } from "@mauzo/contract/session";
import type { Deps } from "../../deps.ts";
import type { Visit } from "../../http/visit.ts";
import { mintAccess } from "./mint-access.ts";

type Opened = { headers: Headers; response: { token: string | null } };

/** Passes the session cookie on and answers with an access token; the session token itself stays inside. */
export async function openSession({ pool }: Deps, visit: Visit, { headers, response }: Opened): Promise<AccessToken> {
  for (const cookie of headers.getSetCookie()) visit.setHeader("set-cookie", cookie);
  return mintAccess(pool, response.token ?? "", visit.address);
}
