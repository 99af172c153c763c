import type { ExpenseRepeat } from "@mauzo/contract/expenses/expense-repeats";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { expenseRepeats } from "../../../../db/schema/expenses/expense-repeats.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const r = expenseRepeats;
const select = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      ...{ id: r.id, category: r.category, method: r.method, supplier: r.supplier, note: r.note, day: r.day },
      amount: jsonObject<ExpenseRepeat["amount"]>({ minor: r.amountMinor, currency: shops.currency }),
      ...{ next_on: r.nextOn, by: r.userName },
    })
    .from(r)
    .innerJoin(shops, eq(shops.shopId, r.shopId))
    .where(where)
    .orderBy(asc(r.nextOn), asc(r.id));

export const listRepeats = (tx: Tx, shopId: string): Promise<ExpenseRepeat[]> =>
  select(tx, and(eq(r.shopId, shopId), isNull(r.stoppedAt)));

/** One of them, stopped or not. */
export async function findRepeat(tx: Tx, shopId: string, id: string): Promise<ExpenseRepeat | undefined> {
  const [found] = await select(tx, and(eq(r.shopId, shopId), eq(r.id, id)));
  return found;
}

/** How many go on; those who add one take turns until the transaction ends. */
export async function lockCount(tx: Tx, shopId: string): Promise<number> {
  await tx.select({ id: shops.shopId }).from(shops).where(eq(shops.shopId, shopId)).for("no key update");
  return tx.$count(r, and(eq(r.shopId, shopId), isNull(r.stoppedAt)));
}

export async function insertRepeat(tx: Tx, row: typeof r.$inferInsert): Promise<string> {
  const [made] = await tx.insert(r).values(row).returning({ id: r.id });
  if (!made) throw new Error("the database returned no row");
  return made.id;
}

/** A repeat, locked until the transaction ends. */
export async function lockRepeat(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select()
    .from(r)
    .where(and(eq(r.shopId, shopId), eq(r.id, id)))
    .for("no key update");
  return row;
}

/** Those that are due today or were before, locked until the transaction ends; whoever waits for one finds it moved on. */
export const lockDue = (tx: Tx, shopId: string, today: string) =>
  tx
    .select()
    .from(r)
    .where(and(eq(r.shopId, shopId), isNull(r.stoppedAt), sql`${r.nextOn} <= ${today}::date`))
    .orderBy(asc(r.id))
    .for("no key update");

export const updateRepeat = (
  tx: Tx,
  shopId: string,
  { id, nextOn, stopped }: { id: string; nextOn?: string; stopped?: boolean },
) =>
  tx
    .update(r)
    .set({
      ...(nextOn !== undefined && { nextOn }),
      ...(stopped !== undefined && { stoppedAt: stopped ? sql`now()` : null }),
    })
    .where(and(eq(r.shopId, shopId), eq(r.id, id)));
