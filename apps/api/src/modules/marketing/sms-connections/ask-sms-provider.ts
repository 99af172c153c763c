import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findStored } from "./queries.ts";
import { openAccount } from "./steps/open-account.ts";

/** The slow part of a check, before the transaction: asks the provider. @throws 404 */
export async function askSmsProvider(
  { sms, sealedValues }: Pick<Deps, "sms" | "sealedValues">,
  { shopId, tx }: ShopContext,
  id: string,
) {
  const stored = await tx((tx) => findStored(tx, shopId, id));
  if (!stored) throw notFound();
  return {
    checked: await sms.check(openAccount(sealedValues, stored)),
    ...{ digest: "", discard: async () => undefined },
  };
}
