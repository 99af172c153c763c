import { and, eq, sql } from "drizzle-orm";
import { supplierBills } from "../../../../db/schema/expenses/supplier-bills.ts";
import { supplierPayments } from "../../../../db/schema/expenses/supplier-payments.ts";
import { suppliers } from "../../../../db/schema/expenses/suppliers.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** How many suppliers there are; those who add one take turns until the transaction ends. */
export async function lockCount(tx: Tx, shopId: string): Promise<number> {
  await tx.select({ id: shops.shopId }).from(shops).where(eq(shops.shopId, shopId)).for("no key update");
  return tx.$count(suppliers, eq(suppliers.shopId, shopId));
}

const idOf = (rows: readonly { id: string }[]): string => {
  const [made] = rows;
  if (!made) throw new Error("the database returned no row");
  return made.id;
};
export const insertSupplier = async (tx: Tx, row: typeof suppliers.$inferInsert): Promise<string> =>
  idOf(await tx.insert(suppliers).values(row).returning({ id: suppliers.id }));
export const insertBill = async (tx: Tx, row: typeof supplierBills.$inferInsert): Promise<string> =>
  idOf(await tx.insert(supplierBills).values(row).returning({ id: supplierBills.id }));
export const insertPayment = (tx: Tx, row: typeof supplierPayments.$inferInsert) =>
  tx.insert(supplierPayments).values(row);

type Said = Pick<typeof suppliers.$inferInsert, "name" | "phone" | "note" | "savedBy">;
export const updateSupplier = (tx: Tx, shopId: string, id: string, said: Said) =>
  tx
    .update(suppliers)
    .set({ ...said, version: sql`${suppliers.version} + 1` })
    .where(and(eq(suppliers.shopId, shopId), eq(suppliers.id, id)));

/** Strikes a bill with a reason, or takes that back. */
export const setVoided = (tx: Tx, shopId: string, id: string, reason: string | undefined) =>
  tx
    .update(supplierBills)
    .set({ voidedAt: reason === undefined ? null : sql`now()`, voidReason: reason ?? "" })
    .where(and(eq(supplierBills.shopId, shopId), eq(supplierBills.id, id)));
