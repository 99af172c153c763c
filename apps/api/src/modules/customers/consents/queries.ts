import type { Consent } from "@mauzo/contract/customers/consents";
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { isoText } from "../../../db/columns.ts";
import { customerConsents } from "../../../db/schema/customers/customer-consents.ts";
import { customers } from "../../../db/schema/customers/customers.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const { id, channel, state, how, userName, createdAt } = customerConsents;
const consentColumns = { id, channel, state, how, by: userName, at: isoText(createdAt) };

export type NewConsent = Omit<typeof customerConsents.$inferInsert, "id" | "createdAt">;
export async function insertConsents(tx: Tx, rows: readonly NewConsent[]): Promise<Consent[]> {
  return tx
    .insert(customerConsents)
    .values([...rows])
    .returning(consentColumns);
}

/** Sets on these customers the channels for which the last thing said is yes. */
export async function refreshConsents(tx: Tx, shopId: string, customerIds: readonly string[]): Promise<void> {
  await tx
    .update(customers)
    .set({
      consents: sql`array(
        select last.channel from (
          select distinct on (c.channel) c.channel, c.state from ${customerConsents} c
          where c.shop_id = ${customers.shopId} and c.customer_id = ${customers.id} order by c.channel, c.id desc
        ) last where last.state = 'given' order by last.channel)`,
    })
    .where(and(eq(customers.shopId, shopId), inArray(customers.id, [...customerIds])));
}

export async function listConsents(
  tx: Tx,
  shopId: string,
  customerId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Consent[]> {
  return tx
    .select(consentColumns)
    .from(customerConsents)
    .where(
      and(
        ...[eq(customerConsents.shopId, shopId), eq(customerConsents.customerId, customerId)],
        cursor === undefined ? undefined : lt(id, cursor),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}
