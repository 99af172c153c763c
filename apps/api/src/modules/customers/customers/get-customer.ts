import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import { findKeptCustomer } from "../merges/find-kept-customer.ts";
import { findPerson, type Person } from "./queries/identity.ts";

async function findWhoHasTheirs(tx: Tx, shopId: string, id: string): Promise<Person | undefined> {
  const kept = await findKeptCustomer(tx, shopId, id);
  return kept === undefined ? undefined : findPerson(tx, shopId, kept);
}

/** Returns a customer of the shop, or whom they were merged into. @throws 422 at `loc` when there is none with this id. */
export async function getCustomer(tx: Tx, shopId: string, id: string, loc: (string | number)[]): Promise<Person> {
  const customer = (await findPerson(tx, shopId, id)) ?? (await findWhoHasTheirs(tx, shopId, id));
  if (!customer) throw refuse("customer_unknown", { loc });
  return customer;
}
