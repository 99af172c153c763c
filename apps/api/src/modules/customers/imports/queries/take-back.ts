import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customerChanges } from "../../../../db/schema/customers/customer-changes.ts";
import { customerConsents } from "../../../../db/schema/customers/customer-consents.ts";
import { customerNotes } from "../../../../db/schema/customers/customer-notes.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Of = { shopId: string; importId: string };
/**
 * Whether somebody ordered, or was worked with by hand, since they came with the file. With names of tables as text: a
 * column of the only table of a query is written without its table.
 */
const isInUse = ({ importId }: Of) => {
  const theirs = sql`t.shop_id = customers.shop_id and t.customer_id = customers.id`;
  const byHand = (table: typeof customerNotes | typeof customerChanges | typeof customerConsents) =>
    sql`exists (select from ${table} t where ${theirs} and t.import_id is distinct from ${importId})`;
  return sql<boolean>`(exists (select from ${orders} t where ${theirs}) or ${byHand(customerNotes)}
    or ${byHand(customerChanges)} or ${byHand(customerConsents)})`;
};

/** The next customers who came with a file, locked, and whether somebody needs them. */
export const listCreated = (tx: Tx, of: Of, limit: number) =>
  tx
    .select({ id: customers.id, name: customers.name, inUse: isInUse(of) })
    .from(customers)
    .where(and(eq(customers.shopId, of.shopId), eq(customers.importId, of.importId)))
    .orderBy(customers.id)
    .limit(limit)
    .for("update");

/** Deletes customers, with what belongs to them alone. */
export const deleteCustomers = (tx: Tx, shopId: string, ids: readonly string[]) =>
  tx.delete(customers).where(and(eq(customers.shopId, shopId), inArray(customers.id, [...ids])));

/** These stay: they belong to the import no more. */
export const keepCustomers = (tx: Tx, shopId: string, ids: readonly string[]) =>
  tx
    .update(customers)
    .set({ importId: null })
    .where(and(eq(customers.shopId, shopId), inArray(customers.id, [...ids])));

/** The next changes by which a file filled somebody in. */
export const listFilled = (tx: Tx, { shopId, importId }: Of, limit: number) =>
  tx
    .select({ id: customerChanges.id, customerId: customerChanges.customerId, changes: customerChanges.changes })
    .from(customerChanges)
    .where(
      and(
        ...[eq(customerChanges.shopId, shopId), eq(customerChanges.importId, importId)],
        isNull(customerChanges.undoneAt),
      ),
    )
    .orderBy(customerChanges.customerId, customerChanges.id)
    .limit(limit);

/** Deletes the notes that came with a file, and the numbers it added to customers who show another. */
export async function deleteAdded(tx: Tx, { shopId, importId }: Of): Promise<void> {
  await tx.delete(customerNotes).where(and(eq(customerNotes.shopId, shopId), eq(customerNotes.importId, importId)));
  await tx.delete(contacts).where(
    and(
      ...[eq(contacts.shopId, shopId), eq(contacts.importId, importId)],
      sql`not exists (select from ${customers}
        where ${customers.shopId} = ${shopId} and ${customers.id} = ${contacts.customerId}
          and ${customers.phone} = ${contacts.phone})`,
    ),
  );
}

/** What a file said of channels, and nobody said anything of since. */
export async function listSaid(tx: Tx, { shopId, importId }: Of, limit: number) {
  const later = sql`exists (select from customer_consents l where l.shop_id = ${shopId}
    and l.customer_id = ${customerConsents.customerId} and l.channel = ${customerConsents.channel}
    and l.id > ${customerConsents.id})`;
  return tx
    .select({ customerId: customerConsents.customerId, channel: customerConsents.channel })
    .from(customerConsents)
    .where(
      and(
        ...[eq(customerConsents.shopId, shopId), eq(customerConsents.importId, importId)],
        ...[ne(customerConsents.state, "unknown"), sql`not ${later}`],
      ),
    )
    .orderBy(customerConsents.customerId)
    .limit(limit);
}
