import { and, eq, inArray, sql } from "drizzle-orm";
import { customerConsents } from "../../../../db/schema/customers/customer-consents.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { listOwners } from "./known-contacts.ts";

/** Whose each of these numbers is, and what they said of SMS: that they agree, that they no longer do, or anything. */
export async function listListed(tx: Tx, shopId: string, phones: readonly string[]) {
  const owners = await listOwners(tx, shopId, phones);
  if (owners.length === 0) return [];
  // With names of tables as text: a column of the only table of a query is written without its table.
  const said = (
    states: string,
  ) => sql<boolean>`exists (select from ${customerConsents} t where t.shop_id = customers.shop_id
    and t.customer_id = customers.id and t.channel = 'sms' and t.state = any(${sql.param(states)}::text[]))`;
  const found = await tx
    .select({
      customerId: customers.id,
      agreed: sql<boolean>`${customers.consents} @> array['sms']`,
      withdrew: said("{withdrawn}"),
      hasSaid: said("{given,withdrawn}"),
    })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), inArray(customers.id, [...new Set(owners.map((o) => o.customerId))])));
  const byId = new Map(found.map((each) => [each.customerId, each]));
  return owners.flatMap(({ customerId }) => byId.get(customerId) ?? []);
}

/** Locks these customers, as everybody takes them, until the transaction ends. */
export const lockListed = (tx: Tx, shopId: string, ids: readonly string[]) =>
  tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), inArray(customers.id, [...ids])))
    .orderBy(customers.id)
    .for("no key update");
