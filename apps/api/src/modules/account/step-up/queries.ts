import { and, eq, gt, sql } from "drizzle-orm";
import { sessions } from "../../../db/schema/account/sessions.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export const markConfirmed = (tx: Tx, sessionId: string) =>
  tx.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, sessionId));

/** Whether the password was given in this session within the last five minutes. */
export async function isSteppedUp(tx: Tx, sessionId: string): Promise<boolean> {
  const isRecent = gt(sessions.confirmedAt, sql`now() - interval '5 minutes'`);
  const mine = and(eq(sessions.id, sessionId), isRecent);
  return (await tx.select({ id: sessions.id }).from(sessions).where(mine)).length > 0;
}
