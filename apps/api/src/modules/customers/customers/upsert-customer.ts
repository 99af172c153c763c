import type { Tx } from "../../../db/tenant-transaction.ts";
import { insertOrNameCustomer, type NamedCustomer } from "./queries.ts";

/**
 * Returns the id of the shop's customer with this number, and creates one if there is none. A given name fills in an
 * empty one, but does not replace one.
 */
export const upsertCustomer = (tx: Tx, shopId: string, customer: NamedCustomer): Promise<string> =>
  insertOrNameCustomer(tx, shopId, customer);
