import type { Tx } from "../../../db/scope.ts";
import { fieldRefusal } from "../../../http/refusal.ts";
import { findCustomer, type KnownCustomer } from "./queries.ts";

/** A customer of the shop. @throws 422 at `loc` where there is none of this id. */
export async function getCustomer(
  tx: Tx,
  shopId: string,
  id: string,
  loc: (string | number)[],
): Promise<KnownCustomer> {
  const customer = await findCustomer(tx, shopId, id);
  if (!customer) throw fieldRefusal(loc, "The shop has no such customer.");
  return customer;
}
