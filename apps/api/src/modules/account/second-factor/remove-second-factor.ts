import type { SecondFactorPassword } from "@mauzo/contract/account/second-factor";
import type { AccessToken } from "@mauzo/contract/account/session";
import { inShop, outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { ownSession } from "./own-session.ts";
import { forgetTrustedDevices, hasSecondFactor } from "./queries.ts";
import { replaceSession } from "./replace-session.ts";
import { throwRefusal } from "./rules.ts";

/** Turns the second factor off, unless the person's shop asks for it. */
export async function removeSecondFactor(
  deps: Deps,
  context: SignedInContext,
  { password }: SecondFactorPassword,
): Promise<AccessToken> {
  const { userId, shopId } = context.person;
  if (!(await hasSecondFactor(outsideShops(deps.pool), userId))) throw refuse("second_factor_off");
  const shop = shopId === null ? undefined : await inShop(deps.pool, shopId, (tx) => getShop(tx, shopId));
  if (shop?.requires_second_factor) throw refuse("second_factor_demanded");
  const { headers } = await deps.identity.api
    .disableTwoFactor({ body: { password }, headers: await ownSession(deps, context, password), returnHeaders: true })
    .catch(throwRefusal);
  await forgetTrustedDevices(outsideShops(deps.pool), userId);
  return replaceSession(deps, context, headers, false);
}
