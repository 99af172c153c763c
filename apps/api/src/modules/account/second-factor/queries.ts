import { and, eq, ne } from "drizzle-orm";
import { sessions } from "../../../db/schema/account/sessions.ts";
import { users } from "../../../db/schema/account/users.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** Whether a code is asked for when this person logs in. */
export async function hasSecondFactor(db: Tx, userId: string): Promise<boolean> {
  const [user] = await db.select({ has: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  return user?.has === true;
}

/** Whether the shop asks it of everybody who works there. */
export async function isRequired(tx: Tx, shopId: string): Promise<boolean> {
  const [shop] = await tx.select({ is: shops.requiresSecondFactor }).from(shops).where(eq(shops.shopId, shopId));
  return shop?.is === true;
}

/** Ends all sessions of a person but the one with this token. */
export const deleteSessionsBut = (db: Tx, userId: string, token: string) =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)));
