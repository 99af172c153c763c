import { eq } from "drizzle-orm";
import { users } from "../../../../db/schema/account/users.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export const markEmailVerified = (tx: Tx, userId: string) =>
  tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
