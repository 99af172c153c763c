import type { SaleNote, SaleRow } from "@mauzo/contract/pos/sales";
import { and, desc, eq, sql } from "drizzle-orm";
import { toIsoString } from "../../../db/columns.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import { posSales } from "../../../db/schema/pos/pos-sales.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import { type Given, preparedQuery } from "../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

type One = { shopId: string; id: string };

/** Takes the id of a sale; who takes it at the same time waits. @returns false where it is taken */
export const insertSale = async (tx: Tx, row: typeof posSales.$inferInsert): Promise<boolean> =>
  (await tx.insert(posSales).values(row).onConflictDoNothing().returning({ id: posSales.id })).length > 0;

export const updateOrder = (tx: Tx, { shopId, id }: One, done: { orderId: string; notes: SaleNote[] }) =>
  tx
    .update(posSales)
    .set(done)
    .where(and(eq(posSales.shopId, shopId), eq(posSales.id, id)));

const found = preparedQuery((tx, { shopId, id }: Given<One>) =>
  tx
    .select()
    .from(posSales)
    .where(and(eq(posSales.shopId, shopId), eq(posSales.id, id))),
);
export const findSale = async (tx: Tx, one: One) => (await found(tx, one))[0];

const { userId, createdAt } = posSales;
const soldBy = preparedQuery(
  (tx, given: Given<{ shopId: string; userId: string; cursor: string | null; limit: number }>) => {
    const last = tx
      .select({ createdAt, id: posSales.id })
      .from(posSales)
      .where(and(eq(posSales.shopId, given.shopId), eq(posSales.id, given.cursor)));
    return tx
      .select({
        ...{ id: posSales.id, order_id: orders.number, customer: orders.customerName, minor: posSales.totalMinor },
        ...{ currency: shops.currency, soldAt: posSales.soldAt, createdAt },
      })
      .from(posSales)
      .innerJoin(orders, and(eq(orders.shopId, posSales.shopId), eq(orders.id, posSales.orderId)))
      .innerJoin(shops, eq(shops.shopId, posSales.shopId))
      .where(
        and(
          ...[eq(posSales.shopId, given.shopId), eq(userId, given.userId)],
          sql`(${given.cursor}::uuid is null or (${createdAt}, ${posSales.id}) < (${last}))`,
        ),
      )
      .orderBy(desc(createdAt), desc(posSales.id))
      .limit(sql.placeholder("limit"));
  },
);
/** One page of what somebody sold, the last told of first. Ids are the tills', so the cursor finds its row's moment. */
export async function listSales(
  tx: Tx,
  { cursor, ...given }: { shopId: string; userId: string; cursor?: string | undefined; limit: number },
): Promise<SaleRow[]> {
  const rows = await soldBy(tx, { ...given, cursor: cursor ?? null });
  return rows.map(({ minor, currency, soldAt, createdAt, ...row }) => ({
    ...{ ...row, total: { minor, currency }, at: toIsoString(soldAt ?? createdAt) },
  }));
}
