import { deleteLookupKeys } from "../../../db/lookup-keys.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findOwner } from "./queries.ts";

/** Ends every link to what a customer owes. @throws 404 */
export async function endLinks(tx: Tx, shopId: string, customerId: string): Promise<{ ended: number }> {
  if (!(await findOwner(tx, shopId, customerId))) throw notFound();
  return { ended: await deleteLookupKeys(tx, "balance", customerId) };
}
