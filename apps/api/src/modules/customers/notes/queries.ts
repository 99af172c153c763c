import { and, eq, isNull, sql } from "drizzle-orm";
import { isoText } from "../../../db/columns.ts";
import { customerNotes } from "../../../db/schema/customers/customer-notes.ts";
import { customers } from "../../../db/schema/customers/customers.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** Locks a customer, so that notes are added one after the other; false when the shop has no such customer. */
export async function lockCustomer(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(customers.id, id)))
    .for("no key update");
  return rows.length > 0;
}

export async function countNotes(tx: Tx, shopId: string, customerId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(customerNotes)
    .where(
      and(
        ...[eq(customerNotes.shopId, shopId), eq(customerNotes.customerId, customerId)],
        isNull(customerNotes.removedAt),
      ),
    );
  return row?.count ?? 0;
}

type NewNote = { shopId: string; customerId: string; text: string; userId: string; userName: string };
export async function insertNote(tx: Tx, note: NewNote): Promise<{ id: string; at: string }> {
  const [row] = await tx
    .insert(customerNotes)
    .values(note)
    .returning({ id: customerNotes.id, at: isoText(customerNotes.createdAt) });
  if (!row) throw new Error("the database returned no note");
  return row;
}

const isNote = (shopId: string, id: string) => and(eq(customerNotes.shopId, shopId), eq(customerNotes.id, id));
/** A note, also one that was deleted, locked until the transaction ends. */
export async function lockNote(tx: Tx, shopId: string, id: string) {
  const { userId, customerId, removedAt } = customerNotes;
  const [row] = await tx
    .select({ userId, customerId, removedAt })
    .from(customerNotes)
    .where(isNote(shopId, id))
    .for("no key update");
  return row;
}
export const markNote = (tx: Tx, shopId: string, id: string, isRemoved: boolean) =>
  tx
    .update(customerNotes)
    .set({ removedAt: isRemoved ? sql`now()` : null })
    .where(isNote(shopId, id));
