import type { AccessToken } from "@mauzo/contract/account/session";
import { isAPIError } from "better-auth/api";
import type { Deps } from "../../../deps.ts";
import { HttpError } from "../../../http/http-error.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { issueAccessToken } from "./issue-access-token.ts";

/** better-auth hides why it could not look a session up; it looks in the database. */
function throwUnavailable(error: unknown): never {
  if (isAPIError(error) && error.statusCode >= 500)
    throw new HttpError(503, "The service is busy. Try again in a moment.");
  throw error;
}

/** Returns a new access token for the session cookie. This is the only place that reads the cookie. */
export async function renewAccessToken({ identity, pool }: Deps, context: RequestContext): Promise<AccessToken> {
  const cookie = context.requestHeader("cookie") ?? "";
  const { headers, response } = await identity.api
    .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
    .catch(throwUnavailable);
  if (!response) throw new HttpError(401, "Sign in to go on");
  for (const value of headers.getSetCookie()) context.setHeader("set-cookie", value);
  return issueAccessToken(pool, response.session.token, context.address);
}
