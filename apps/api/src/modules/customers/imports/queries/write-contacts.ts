import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customerNotes } from "../../../../db/schema/customers/customer-notes.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export const insertCustomers = (tx: Tx, rows: readonly (typeof customers.$inferInsert)[]) =>
  tx.insert(customers).values([...rows]);

/** Inserts contacts; false when somebody has one of these numbers. */
export async function insertContacts(tx: Tx, rows: readonly (typeof contacts.$inferInsert)[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const written = await tx
    .insert(contacts)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: contacts.id });
  return written.length === rows.length;
}

export const insertNotes = (tx: Tx, rows: readonly (typeof customerNotes.$inferInsert)[]) =>
  rows.length === 0 ? undefined : tx.insert(customerNotes).values([...rows]);
