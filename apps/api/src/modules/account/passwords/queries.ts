import { and, eq, ne, sql } from "drizzle-orm";
import { accessTokens } from "../../../db/schema/access-tokens.ts";
import { accounts } from "../../../db/schema/accounts.ts";
import { sessions } from "../../../db/schema/sessions.ts";
import { users } from "../../../db/schema/users.ts";
import type { Tx } from "../../../db/scope.ts";

const ofPerson = (userId: string) => and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"));

export async function findPasswordHash(db: Tx, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ hash: accounts.password }).from(accounts).where(ofPerson(userId));
  return row?.hash ?? undefined;
}

export async function findPersonByEmail(db: Tx, email: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, language: users.language })
    .from(users)
    .where(eq(users.email, email));
  return row;
}

export async function findPerson(db: Tx, userId: string) {
  const [row] = await db
    .select({ name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

export const updatePasswordHash = (tx: Tx, userId: string, hash: string) =>
  tx.update(accounts).set({ password: hash, updatedAt: sql`now()` }).where(ofPerson(userId));

/** Every session of the person but one, which must be renewed: its access tokens end. */
export async function deleteSessions(tx: Tx, userId: string, keptId: string | undefined): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), keptId ? ne(sessions.id, keptId) : undefined));
  if (keptId) await tx.delete(accessTokens).where(eq(accessTokens.sessionId, keptId));
}

export const markEmailVerified = (tx: Tx, userId: string) =>
  tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));

export const markConfirmed = (tx: Tx, sessionId: string) =>
  tx.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, sessionId));
