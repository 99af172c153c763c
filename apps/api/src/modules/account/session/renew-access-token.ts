import type { AccessToken } from "@mauzo/contract/account/session";
import { isAPIError } from "better-auth/api";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { issueAccessToken } from "./steps/issue-access-token.ts";

/** better-auth hides why it could not look a session up; it looks in the database. */
function throwUnavailable(error: unknown): never {
  if (isAPIError(error) && error.statusCode >= 500) throw refuse("busy");
  throw error;
}

/** Returns a new access token for the session cookie. This is the only place that reads the cookie. */
export async function renewAccessToken({ identity, pool }: Deps, context: RequestContext): Promise<AccessToken> {
  const cookie = context.requestHeader("cookie") ?? "";
  const { headers, response } = await identity.api
    .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
    .catch(throwUnavailable);
  if (!response) throw refuse("signed_out");
  for (const value of headers.getSetCookie()) context.setHeader("set-cookie", value);
  return issueAccessToken(pool, response.session.token, context.address);
}
