import type { ExpensePhone } from "@mauzo/contract/expenses/expense-phones";
import { and, asc, eq } from "drizzle-orm";
import { memberships } from "../../../db/schema/account/memberships.ts";
import { users } from "../../../db/schema/account/users.ts";
import { expensePhones } from "../../../db/schema/expenses/expense-phones.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const p = expensePhones;

export const listPhones = (tx: Tx, shopId: string): Promise<ExpensePhone[]> =>
  tx
    .select({ id: p.id, phone: p.phone, user_id: p.userId, name: users.name })
    .from(p)
    .innerJoin(users, eq(users.id, p.userId))
    .where(eq(p.shopId, shopId))
    .orderBy(asc(p.id));

/** Has those who change the list take turns until the transaction ends. */
export const lockShop = (tx: Tx, shopId: string) =>
  tx.select({ id: shops.shopId }).from(shops).where(eq(shops.shopId, shopId)).for("no key update");

export async function isMember(tx: Tx, shopId: string, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.shopId, shopId), eq(memberships.userId, userId)))
    .for("key share");
  return found.length > 0;
}

export const insertPhone = (tx: Tx, row: { shopId: string; phone: string; userId: string }) => tx.insert(p).values(row);

/** @returns whether there was one */
export async function deletePhone(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(p)
    .where(and(eq(p.shopId, shopId), eq(p.id, id)))
    .returning({ id: p.id });
  return gone.length > 0;
}
