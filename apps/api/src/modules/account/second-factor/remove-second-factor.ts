import type { SecondFactorPassword } from "@mauzo/contract/account/second-factor";
import type { AccessToken } from "@mauzo/contract/account/session";
import { forgetTrustedDevices } from "../../../db/auth/forget-trusted-devices.ts";
import { inShop, outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { hasSecondFactor, isRequired } from "./queries.ts";
import { ownSession } from "./steps/own-session.ts";
import { replaceSession } from "./steps/replace-session.ts";
import { throwRefusal } from "./steps/throw-refusal.ts";

/** Turns the second factor off, unless the person's shop asks for it. */
export async function removeSecondFactor(
  deps: Deps,
  context: SignedInContext,
  { password }: SecondFactorPassword,
): Promise<AccessToken> {
  const { userId, shopId } = context.person;
  if (!(await hasSecondFactor(outsideShops(deps.pool), userId))) throw refuse("second_factor_off");
  if (shopId !== null && (await inShop(deps.pool, shopId, (tx) => isRequired(tx, shopId))))
    throw refuse("second_factor_demanded");
  const { headers } = await deps.identity.api
    .disableTwoFactor({ body: { password }, headers: await ownSession(deps, context, password), returnHeaders: true })
    .catch(throwRefusal);
  await forgetTrustedDevices(outsideShops(deps.pool), userId);
  return replaceSession(deps, context, headers, false);
}
