import { eq } from "drizzle-orm";
import { users } from "../../../db/schema/account/users.ts";
import { verifications } from "../../../db/schema/account/verifications.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** Whether a code is asked for when this person logs in. */
export async function hasSecondFactor(db: Tx, userId: string): Promise<boolean> {
  const [user] = await db.select({ has: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  return user?.has === true;
}

/** Forgets the browsers that need no code, and log-ins that wait for one. */
export const forgetTrustedDevices = (db: Tx, userId: string) =>
  db.delete(verifications).where(eq(verifications.value, userId));
