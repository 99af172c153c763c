import type { AccessToken } from "@mauzo/contract/account/session";
import { isAPIError } from "better-auth/api";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Visit } from "../../../http/visit.ts";
import { mintAccess } from "./mint-access.ts";

/** better-auth hides why it could not look a session up; what it looks in is the database. */
function away(error: unknown): never {
  if (isAPIError(error) && error.statusCode >= 500)
    throw new Refusal(503, "The service is busy. Try again in a moment.");
  throw error;
}

/** A fresh access token for the session cookie: the only place that reads it. */
export async function renew({ identity, pool }: Deps, visit: Visit): Promise<AccessToken> {
  const cookie = visit.requestHeader("cookie") ?? "";
  const { headers, response } = await identity.api
    .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
    .catch(away);
  if (!response) throw new Refusal(401, "Sign in to go on");
  for (const value of headers.getSetCookie()) visit.setHeader("set-cookie", value);
  return mintAccess(pool, response.session.token, visit.address);
}
