import type { SaleNote } from "@mauzo/contract/pos/sales";
import { and, eq } from "drizzle-orm";
import { posSales } from "../../../db/schema/pos/pos-sales.ts";
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
