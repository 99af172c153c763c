import { findLookupKey } from "../../../../db/lookup-keys.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findKeptCustomer } from "../../../customers/merges/find-kept-customer.ts";
import { findOwner } from "../queries.ts";

/** The shop and the customer that a link leads to. @throws 404 for one that is unknown, expired or ended */
export async function findLink({ pool }: Pick<Deps, "pool">, key: string) {
  const found = await findLookupKey(pool, "balance", key);
  if (!found) throw notFound();
  return { shopId: found.shopId, customerId: found.targetId };
}

/** Whose balance it is: of who was merged, whoever has theirs now. @throws 404 also where they are forgotten, or no longer there */
export async function getOwner(tx: Tx, shopId: string, linked: string) {
  const customerId = (await findKeptCustomer(tx, shopId, linked)) ?? linked;
  const owner = await findOwner(tx, shopId, customerId);
  if (!owner || owner.isForgotten) throw notFound();
  return { ...owner, customerId };
}
