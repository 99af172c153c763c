import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { openConnection } from "./steps/open-connection.ts";

/** The shop's account at the provider, with the token that opens it; undefined: it has none. */
export async function openAccount(tx: Tx, deps: Pick<Deps, "sealedValues">, shopId: string) {
  const opened = await openConnection(tx, deps, shopId);
  return opened && { businessAccountId: opened.connection.businessAccountId, token: opened.token };
}
