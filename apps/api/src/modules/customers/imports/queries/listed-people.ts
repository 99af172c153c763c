import { and, eq, inArray, sql } from "drizzle-orm";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customerConsents } from "../../../../db/schema/customers/customer-consents.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** Whose each of these numbers is, and what they said of SMS: that they agree, that they no longer do, or anything. */
export async function listListed(tx: Tx, shopId: string, phones: readonly string[]) {
  if (phones.length === 0) return [];
  const said = (
    what: string,
  ) => sql<boolean>`exists (select from ${customerConsents} t where t.shop_id = ${contacts.shopId}
    and t.customer_id = ${contacts.customerId} and t.channel = 'sms' and t.state = any(${sql.param(what)}::text[]))`;
  return tx
    .select({
      customerId: contacts.customerId,
      agreed: sql<boolean>`${customers.consents} @> array['sms']`,
      withdrew: said("{withdrawn}"),
      hasSaid: said("{given,withdrawn}"),
    })
    .from(contacts)
    .innerJoin(customers, and(eq(customers.shopId, contacts.shopId), eq(customers.id, contacts.customerId)))
    .where(and(eq(contacts.shopId, shopId), inArray(contacts.phone, [...phones])));
}

/** Locks these customers, as everybody takes them, until the transaction ends. */
export const lockListed = (tx: Tx, shopId: string, ids: readonly string[]) =>
  tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), inArray(customers.id, [...ids])))
    .orderBy(customers.id)
    .for("no key update");
