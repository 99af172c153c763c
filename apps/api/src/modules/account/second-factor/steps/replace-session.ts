import type { AccessToken } from "@mauzo/contract/account/session";
import { sessionCookie } from "../../../../db/auth/better-auth.ts";
import { outsideShops } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { SignedInContext } from "../../../../http/request-context.ts";
import { requestLanguage } from "../../../../http/request-language.ts";
import { startSession } from "../../session/start-session.ts";
import { sessionTokenIn } from "../rules.ts";

/** Goes on in the session that better-auth has put in the place of this one, and tells the person by mail. */
export async function replaceSession(
  deps: Deps,
  context: SignedInContext,
  headers: Headers,
  isOn: boolean,
): Promise<AccessToken> {
  const token = sessionTokenIn(headers, sessionCookie(deps.env.siteUrl).name);
  const { userId, email } = context.person;
  const language = requestLanguage(context.requestHeader("accept-language"));
  await deps.queue.send(outsideShops(deps.pool), "second-factor-changed", { userId, isOn, language });
  return startSession(deps, context, { headers, response: { token }, email });
}
