import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import { findPerson, type Person } from "./queries/identity.ts";

/** Returns a customer of the shop. @throws 422 at `loc` when there is none with this id. */
export async function getCustomer(tx: Tx, shopId: string, id: string, loc: (string | number)[]): Promise<Person> {
  const customer = await findPerson(tx, shopId, id);
  if (!customer) throw refuse("customer_unknown", { loc });
  return customer;
}
