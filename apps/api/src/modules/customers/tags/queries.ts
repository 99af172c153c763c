import type { CustomerFieldChange } from "@mauzo/contract/customers/customer-changes";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { customerChanges } from "../../../db/schema/customers/customer-changes.ts";
import { customerTagChanges } from "../../../db/schema/customers/customer-tag-changes.ts";
import { customers } from "../../../db/schema/customers/customers.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export type Tagged = { id: string; tags: string[] };

/** The tags of these customers, locked by id until the transaction ends; those of other shops are left out. */
export const lockTagged = (tx: Tx, shopId: string, ids: string[]): Promise<Tagged[]> =>
  tx
    .select({ id: customers.id, tags: customers.tags })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), sql`${customers.id} = any(${sql.param(ids)}::uuid[])`))
    .orderBy(asc(customers.id))
    .for("no key update");

/** Sets the tags of customers. They are passed as JSON: PostgreSQL has no arrays of arrays of different lengths. */
export const updateTags = (tx: Tx, shopId: string, tagged: Tagged[]) =>
  tx
    .update(customers)
    .set({ tags: sql`n.tags`, version: sql`${customers.version} + 1` })
    .from(sql`(select (e->>'id')::uuid as id, array(select jsonb_array_elements_text(e->'tags')) as tags
      from jsonb_array_elements(${JSON.stringify(tagged)}::jsonb) e) n`)
    .where(and(eq(customers.shopId, shopId), sql`${customers.id} = n.id`));

/** Inserts a change of the tags of many customers. @returns its id. */
export async function insertTagChange(tx: Tx, shopId: string, userId: string): Promise<string> {
  const [row] = await tx.insert(customerTagChanges).values({ shopId, userId }).returning({ id: customerTagChanges.id });
  if (!row) throw new Error("the database returned no change");
  return row.id;
}

type Author = { userId: string; userName: string };
type Change = { customerId: string; changes: CustomerFieldChange[] };
/** Keeps what a change did to each customer. */
export const insertChanges = (tx: Tx, shopId: string, tagChangeId: string, author: Author, changes: Change[]) =>
  tx.execute(sql`
    insert into customer_changes (shop_id, customer_id, user_id, user_name, changes, tag_change_id)
    select ${shopId}::uuid, (e->>'customerId')::uuid, ${author.userId}::uuid, ${author.userName}, e->'changes', ${tagChangeId}::uuid
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) e`);

/** Locks a change of tags; undefined when there is none. */
export async function lockTagChange(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({ undoneAt: customerTagChanges.undoneAt })
    .from(customerTagChanges)
    .where(and(eq(customerTagChanges.shopId, shopId), eq(customerTagChanges.id, id)))
    .for("update");
  return row;
}

export const listChanges = (tx: Tx, shopId: string, tagChangeId: string) =>
  tx
    .select({ customerId: customerChanges.customerId, changes: customerChanges.changes })
    .from(customerChanges)
    .where(and(eq(customerChanges.shopId, shopId), eq(customerChanges.tagChangeId, tagChangeId)));

export async function markTagChangeUndone(tx: Tx, shopId: string, id: string): Promise<void> {
  const undoneAt = sql`now()`;
  await tx
    .update(customerTagChanges)
    .set({ undoneAt })
    .where(and(eq(customerTagChanges.shopId, shopId), eq(customerTagChanges.id, id)));
  await tx
    .update(customerChanges)
    .set({ undoneAt })
    .where(
      and(eq(customerChanges.shopId, shopId), eq(customerChanges.tagChangeId, id), isNull(customerChanges.undoneAt)),
    );
}
