import type { UserChange } from "@mauzo/contract/account/account";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { mailLinks } from "../../../db/schema/account/mail-links.ts";
import { sessions } from "../../../db/schema/account/sessions.ts";
import { users } from "../../../db/schema/account/users.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export async function findUser(db: Tx, userId: string) {
  const [row] = await db
    .select({
      name: users.name,
      email: users.email,
      pending_email: mailLinks.email,
      language: users.language,
      time_zone: users.timeZone,
      second_factor: users.twoFactorEnabled,
    })
    .from(users)
    .leftJoin(
      mailLinks,
      and(eq(mailLinks.userId, users.id), eq(mailLinks.purpose, "change_email"), gt(mailLinks.expiresAt, sql`now()`)),
    )
    .where(eq(users.id, userId))
    .orderBy(desc(mailLinks.expiresAt))
    .limit(1);
  return row;
}

export async function hasAccount(db: Tx, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found.length > 0;
}

export async function updateUserRow(db: Tx, userId: string, { time_zone, ...rest }: UserChange): Promise<void> {
  const values = { ...rest, ...(time_zone !== undefined && { timeZone: time_zone }) };
  if (Object.keys(values).length === 0) return;
  await db
    .update(users)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** Sets the person's e-mail to a proved address. A unique key refuses one that somebody else has. */
export const updateEmail = (tx: Tx, userId: string, email: string) =>
  tx.update(users).set({ email, emailVerified: true, updatedAt: sql`now()` }).where(eq(users.id, userId));

export const listSessions = (db: Tx, userId: string) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));

/** Ends one session of the person; false when there is none with this id. */
export async function deleteSession(db: Tx, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export const deleteOtherSessions = (db: Tx, userId: string, currentId: string) =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, currentId)));
