import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { conversationFiles } from "../../../db/schema/conversations/conversation-files.ts";
import { customers } from "../../../db/schema/customers/customers.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import { paymentClaims } from "../../../db/schema/orders/payment-claims.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** Locks a customer, with what they are known by. */
export async function lockPerson(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({ name: customers.name, phone: customers.phone })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(customers.id, id)))
    .for("update");
  return row;
}

/** The pictures that a customer sent with claims, and the files of their conversations. */
export async function listPictures(tx: Tx, shopId: string, customerId: string): Promise<string[]> {
  const theirs = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.customerId, customerId)));
  const rows = await tx
    .select({ id: paymentClaims.mediaId })
    .from(paymentClaims)
    .where(
      and(
        ...[eq(paymentClaims.shopId, shopId), inArray(paymentClaims.orderId, theirs)],
        isNotNull(paymentClaims.mediaId),
      ),
    );
  const sent = await tx
    .select({ id: conversationFiles.mediumId })
    .from(conversationFiles)
    .where(
      and(
        eq(conversationFiles.shopId, shopId),
        sql`${conversationFiles.conversationId} = any((select their_chats from belongings_of(${customerId}))::uuid[])`,
        isNotNull(conversationFiles.mediumId),
      ),
    );
  return [...rows, ...sent].flatMap(({ id }) => id ?? []);
}

/** Erases a person, by the list of the database: `erasures`. */
export const erase = (tx: Tx, id: string) => tx.execute(sql`select forget_customer(${id})`);

/** All that is kept of a person, by the same list: rows by their table. */
export async function readData(tx: Tx, id: string): Promise<unknown> {
  const { rows } = await tx.execute<{ data: unknown }>(sql`select data_of(${id}) as data`);
  return rows[0]?.data;
}
