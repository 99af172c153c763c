import { and, eq, inArray, sql } from "drizzle-orm";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customerConsents } from "../../../../db/schema/customers/customer-consents.ts";
import { customerNotes } from "../../../../db/schema/customers/customer-notes.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Known } from "../rules/merge-contact.ts";

type Reached = { phone: string; customerId: string };
/** Whose these numbers are, in E.164. */
export async function listOwners(tx: Tx, shopId: string, phones: readonly string[]): Promise<Reached[]> {
  if (phones.length === 0) return [];
  return tx
    .select({ phone: contacts.phone, customerId: contacts.customerId })
    .from(contacts)
    .where(and(eq(contacts.shopId, shopId), inArray(contacts.phone, [...phones])));
}

/** What these customers have, as far as a file may fill it in; `locked`: until the transaction ends. */
export async function listKnown(tx: Tx, shopId: string, ids: readonly string[], locked: boolean): Promise<Known[]> {
  if (ids.length === 0) return [];
  const { id, name, place, gender, language, birthday, tags } = customers;
  const phones = sql<string[]>`array(select k.phone from ${contacts} k
    where k.shop_id = ${customers.shopId} and k.customer_id = ${customers.id} order by k.id)`;
  const theirs = (table: typeof customerConsents | typeof customerNotes) =>
    sql`${table.shopId} = ${customers.shopId} and ${table.customerId} = ${customers.id}`;
  const said = sql<string[]>`array(select distinct ${customerConsents.channel} from ${customerConsents}
    where ${theirs(customerConsents)} and ${customerConsents.state} <> 'unknown')`;
  const hasNotes = sql<boolean>`exists (select from ${customerNotes} where ${theirs(customerNotes)})`;
  const found = tx
    .select({ id, name, place, gender, language, birthday, tags, phones, said, hasNotes })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), inArray(id, [...ids])))
    .orderBy(id);
  return locked ? found.for("no key update") : found;
}
