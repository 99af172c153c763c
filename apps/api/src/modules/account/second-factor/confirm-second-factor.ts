import type { SecondFactorCode } from "@mauzo/contract/account/second-factor";
import type { AccessToken } from "@mauzo/contract/account/session";
import { sessionCookie } from "../../../db/auth/better-auth.ts";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { deleteSessionsBut, hasSecondFactor } from "./queries.ts";
import { sessionTokenIn } from "./rules.ts";
import { ownSession } from "./steps/own-session.ts";
import { replaceSession } from "./steps/replace-session.ts";
import { throwRefusal } from "./steps/throw-refusal.ts";

/** Turns the second factor on, once the app has shown that it has the secret. */
export async function confirmSecondFactor(
  deps: Deps,
  context: SignedInContext,
  { code }: SecondFactorCode,
): Promise<AccessToken> {
  if (await hasSecondFactor(outsideShops(deps.pool), context.person.userId)) throw refuse("second_factor_on");
  const { address, person, requestHeader } = context;
  const device = deps.devices.find(requestHeader("cookie"), person.email);
  const tried = await deps.limiter.take("password", { address, account: person.email, device });
  const { headers } = await deps.identity.api
    .verifyTOTP({ body: { code }, headers: await ownSession(deps, context), returnHeaders: true })
    .catch(throwRefusal);
  await tried.giveBack();
  // What was opened by the password alone ends, before anything else can fail.
  const token = sessionTokenIn(headers, sessionCookie(deps.env.siteUrl).name);
  await deleteSessionsBut(outsideShops(deps.pool), context.person.userId, token);
  return replaceSession(deps, context, headers, true);
}
