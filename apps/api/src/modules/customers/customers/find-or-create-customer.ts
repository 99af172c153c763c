import type { CustomerSource } from "@mauzo/contract/customers/customers";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findPersonByPhone, insertNamedPerson, insertPerson, type Person } from "./queries/identity.ts";

/**
 * Returns the shop's customer with this number (E.164), and creates one if there is none. Nobody is renamed: who gives a
 * number may not be the person it belongs to. Without a number it is always somebody new.
 */
export async function findOrCreateCustomer(
  tx: Tx,
  shopId: string,
  { name, phone, source }: { name: string; phone: string | null; source: CustomerSource },
): Promise<Person> {
  if (phone === null) return insertNamedPerson(tx, { shopId, name, source });
  const person =
    (await findPersonByPhone(tx, shopId, phone)) ??
    (await insertPerson(tx, { shopId, name, phone, source })) ??
    // Somebody else was faster, and has committed.
    (await findPersonByPhone(tx, shopId, phone));
  if (!person) throw new Error("a contact without a customer");
  return person;
}
