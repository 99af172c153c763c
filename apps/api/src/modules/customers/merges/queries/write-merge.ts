import type { CustomerFieldChange } from "@mauzo/contract/customers/customer-changes";
import { mergeUndoDays } from "@mauzo/contract/customers/customer-merges";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customerMergeMemories } from "../../../../db/schema/customers/customer-merge-memories.ts";
import { customerMerges } from "../../../../db/schema/customers/customer-merges.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { differentCustomers } from "../../../../db/schema/customers/different-customers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { RecordFields } from "../rules/merged-fields.ts";

type Pair = { keptId: string; mergedId: string };
type Moved = Record<string, string[]>;

/** The orders of a customer that came by one of the numbers of another. */
export async function listOrdersByNumbersOf(tx: Tx, shopId: string, { keptId, mergedId }: Pair): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(contacts, and(eq(contacts.shopId, orders.shopId), eq(contacts.phone, orders.customerPhone)))
    .where(and(eq(orders.shopId, shopId), eq(orders.customerId, keptId), eq(contacts.customerId, mergedId)));
  return rows.map(({ id }) => id);
}

/** The orders of a customer that came by one of these contacts, as far as those are still theirs. */
export async function listOrdersByContacts(tx: Tx, shopId: string, customerId: string, ids: string[]) {
  const rows = await tx
    .select({ id: orders.id })
    .from(contacts)
    .innerJoin(orders, and(eq(orders.shopId, contacts.shopId), eq(orders.customerPhone, contacts.phone)))
    .where(
      and(
        ...[eq(contacts.shopId, shopId), sql`${contacts.id} = any(${sql.param(ids)}::uuid[])`],
        ...[eq(contacts.customerId, customerId), eq(orders.customerId, customerId)],
      ),
    );
  return rows.map(({ id }) => id);
}

/** Merges a customer, who is locked as is the other, and returns what undoing it needs. */
export async function moveEverything(tx: Tx, { keptId, mergedId }: Pair): Promise<{ customer: object; moved: Moved }> {
  const { rows } = await tx.execute<{ customer: object; moved: Moved }>(
    sql`select customer, moved from merge_customers(${keptId}, ${mergedId})`,
  );
  const [row] = rows;
  if (!row) throw new Error("the database returned no merge");
  return row;
}

/** Puts a merged customer back, with these rows. */
export const moveBack = (tx: Tx, keptId: string, { customer, moved }: { customer: object; moved: Moved }) =>
  tx.execute(
    sql`select part_customers(${keptId}, ${JSON.stringify(customer)}::jsonb, ${JSON.stringify(moved)}::jsonb)`,
  );

type Author = { userId: string; userName: string };
type NewMerge = Pair & Author & { mergedName: string };
type Memory = { customer: object; moved: Moved; stayed: string[]; changes: CustomerFieldChange[] };
/** Keeps that two customers were merged. @returns the id. */
export async function insertMerge(tx: Tx, shopId: string, merge: NewMerge, memory: Memory): Promise<string> {
  const [row] = await tx
    .insert(customerMerges)
    .values({ shopId, customerId: merge.keptId, ...merge })
    .returning({ id: customerMerges.id });
  if (!row) throw new Error("the database returned no merge");
  await tx.insert(customerMergeMemories).values({ shopId, mergeId: row.id, ...memory });
  return row.id;
}

const isMerge = (shopId: string, id: string) => and(eq(customerMerges.shopId, shopId), eq(customerMerges.id, id));
const { customerId, keptId, mergedId, undoneAt } = customerMerges;

/** Who was merged with whom, and who has everything now. */
export async function findMerge(tx: Tx, shopId: string, id: string) {
  const [row] = await tx.select({ customerId, keptId, mergedId }).from(customerMerges).where(isMerge(shopId, id));
  return row;
}

/** The same, locked; undone or not. */
export async function lockMerge(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({ customerId, keptId, mergedId, undoneAt })
    .from(customerMerges)
    .where(isMerge(shopId, id))
    .for("update");
  return row;
}

const isFresh = gt(
  customerMergeMemories.createdAt,
  sql`now() - make_interval(days => ${sql`${mergeUndoDays}`.inlineParams()})`,
);
/** What undoing a merge needs; undefined when it is too late. */
export async function findMemory(tx: Tx, shopId: string, mergeId: string): Promise<Memory | undefined> {
  const { customer, moved, stayed, changes } = customerMergeMemories;
  const [row] = await tx
    .select({ customer, moved, stayed, changes })
    .from(customerMergeMemories)
    .where(and(eq(customerMergeMemories.shopId, shopId), eq(customerMergeMemories.mergeId, mergeId), isFresh));
  return row;
}

/** Marks a merge as undone, and forgets what undoing it needed. */
export async function endMerge(tx: Tx, shopId: string, id: string): Promise<void> {
  const undoneNow = { undoneAt: sql`now()` };
  await tx.update(customerMerges).set(undoneNow).where(isMerge(shopId, id));
  await tx
    .delete(customerMergeMemories)
    .where(and(eq(customerMergeMemories.shopId, shopId), eq(customerMergeMemories.mergeId, id)));
}

/** Whom a customer was merged into. */
export async function findKept(tx: Tx, shopId: string, mergedId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: customerMerges.customerId })
    .from(customerMerges)
    .where(
      and(eq(customerMerges.shopId, shopId), eq(customerMerges.mergedId, mergedId), isNull(customerMerges.undoneAt)),
    )
    .orderBy(desc(customerMerges.id))
    .limit(1);
  return row?.id;
}

/** Sets fields of a record; its number has to be a contact of theirs. */
export const setFields = (tx: Tx, shopId: string, id: string, fields: Partial<RecordFields>) =>
  tx
    .update(customers)
    .set({ ...fields, version: sql`${customers.version} + 1` })
    .where(and(eq(customers.shopId, shopId), eq(customers.id, id)));

type Two = { firstId: string; secondId: string };
export const insertDifferent = (tx: Tx, shopId: string, pair: Two, userId: string) =>
  tx
    .insert(differentCustomers)
    .values({ shopId, ...pair, userId })
    .onConflictDoNothing();
export const deleteDifferent = (tx: Tx, shopId: string, { firstId, secondId }: Two) =>
  tx
    .delete(differentCustomers)
    .where(
      and(
        ...[eq(differentCustomers.shopId, shopId), eq(differentCustomers.firstId, firstId)],
        eq(differentCustomers.secondId, secondId),
      ),
    );
