import type { CustomerFieldChange } from "@mauzo/contract/customers/customer-changes";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customerChanges } from "../../../../db/schema/customers/customer-changes.ts";
import { customerMerges } from "../../../../db/schema/customers/customer-merges.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const isOne = (shopId: string, id: string) => and(eq(customers.shopId, shopId), eq(customers.id, id));

/** A customer's own fields, locked until the transaction ends. */
export async function lockRecord(tx: Tx, shopId: string, id: string) {
  const { name, phone, gender, language, place, birthday, tags, version } = customers;
  const [row] = await tx
    .select({ name, phone, gender, language, place, birthday, tags, version })
    .from(customers)
    .where(isOne(shopId, id))
    .for("no key update");
  return row;
}
export type OwnFields = Omit<NonNullable<Awaited<ReturnType<typeof lockRecord>>>, "version">;

export const updateRecord = (tx: Tx, shopId: string, id: string, fields: Partial<OwnFields>) =>
  tx
    .update(customers)
    .set({ ...fields, version: sql`${customers.version} + 1` })
    .where(isOne(shopId, id));

/** Inserts a customer, without the contact of the number. @returns the id. */
export async function insertRecord(tx: Tx, row: OwnFields & { shopId: string }): Promise<string> {
  const [created] = await tx.insert(customers).values(row).returning({ id: customers.id });
  if (!created) throw new Error("the database returned no customer");
  return created.id;
}

/** The customer who has this number, in E.164. */
export async function findOwnerOfPhone(tx: Tx, shopId: string, phone: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: contacts.customerId })
    .from(contacts)
    .where(and(eq(contacts.shopId, shopId), eq(contacts.phone, phone)));
  return row?.id;
}

type Contact = { customerId: string; phone: string; name: string };
/** Inserts a contact; false when somebody has this number. */
export const insertContact = async (tx: Tx, shopId: string, contact: Contact): Promise<boolean> =>
  (
    await tx
      .insert(contacts)
      .values({ shopId, ...contact })
      .onConflictDoNothing()
      .returning({ id: contacts.id })
  ).length > 0;

export const deleteContact = (tx: Tx, shopId: string, customerId: string, phone: string) =>
  tx
    .delete(contacts)
    .where(and(eq(contacts.shopId, shopId), eq(contacts.customerId, customerId), eq(contacts.phone, phone)));

type Change = {
  customerId: string;
  userId: string;
  userName: string;
  importId?: string;
  changes: CustomerFieldChange[];
};
export const insertRecordChange = (tx: Tx, shopId: string, change: Change) =>
  tx.insert(customerChanges).values({ shopId, ...change });

/** The last change of a customer alone that is not undone, since they were merged with anybody. */
export async function findUndoableChange(tx: Tx, shopId: string, customerId: string) {
  const { id, changes } = customerChanges;
  const [row] = await tx
    .select({ id, changes })
    .from(customerChanges)
    .where(
      and(
        ...[eq(customerChanges.shopId, shopId), eq(customerChanges.customerId, customerId)],
        ...[isNull(customerChanges.undoneAt), isNull(customerChanges.tagChangeId)],
        sql`not exists (select from ${customerMerges} where ${customerMerges.shopId} = ${shopId}
          and ${customerMerges.customerId} = ${customerId} and ${customerMerges.undoneAt} is null
          and ${customerMerges.id} > ${customerChanges.id})`,
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return row;
}

export const markUndone = (tx: Tx, shopId: string, id: string) =>
  tx
    .update(customerChanges)
    .set({ undoneAt: sql`now()` })
    .where(and(eq(customerChanges.shopId, shopId), eq(customerChanges.id, id)));

/** Who last changed a customer's record. */
export async function findLastEditor(tx: Tx, shopId: string, customerId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ by: customerChanges.userName })
    .from(customerChanges)
    .where(and(eq(customerChanges.shopId, shopId), eq(customerChanges.customerId, customerId)))
    .orderBy(desc(customerChanges.id))
    .limit(1);
  return row?.by;
}
