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
  const found = await tx
    .select({ phone: contacts.phone, customerId: contacts.customerId })
    .from(contacts)
    .where(and(eq(contacts.shopId, shopId), inArray(contacts.phone, [...phones])));
  return found.flatMap(({ phone, customerId }) => (phone === null ? [] : [{ phone, customerId }]));
}

/** What these customers have, as far as a file may fill it in; `locked`: until the transaction ends. */
export async function listKnown(tx: Tx, shopId: string, ids: readonly string[], locked: boolean): Promise<Known[]> {
  if (ids.length === 0) return [];
  const { id, name, place, gender, language, birthday, tags } = customers;
  // With names of tables as text: a column of the only table of a query is written without its table.
  const theirs = sql`t.shop_id = customers.shop_id and t.customer_id = customers.id`;
  const phones = sql<string[]>`array(select t.phone from ${contacts} t where ${theirs} order by t.id)`;
  const said = sql<string[]>`array(select distinct t.channel from ${customerConsents} t
    where ${theirs} and t.state <> 'unknown')`;
  const hasNotes = sql<boolean>`exists (select from ${customerNotes} t where ${theirs})`;
  const found = tx
    .select({ id, name, place, gender, language, birthday, tags, phones, said, hasNotes })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), inArray(id, [...ids])))
    .orderBy(id);
  return locked ? found.for("no key update") : found;
}
