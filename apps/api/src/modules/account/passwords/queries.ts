import { and, eq, ne, sql } from "drizzle-orm";
import { accessTokens } from "../../../db/schema/account/access-tokens.ts";
import { credentials } from "../../../db/schema/account/credentials.ts";
import { sessions } from "../../../db/schema/account/sessions.ts";
import { users } from "../../../db/schema/account/users.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const ofPerson = (userId: string) => and(eq(credentials.userId, userId), eq(credentials.providerId, "credential"));

export async function findPasswordHash(db: Tx, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ hash: credentials.password }).from(credentials).where(ofPerson(userId));
  return row?.hash ?? undefined;
}

export async function findPersonByEmail(db: Tx, email: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, language: users.language })
    .from(users)
    .where(eq(users.email, email));
  return row;
}

export const updatePasswordHash = (tx: Tx, userId: string, hash: string) =>
  tx.update(credentials).set({ password: hash, updatedAt: sql`now()` }).where(ofPerson(userId));

/** Deletes every session of the person except the current one. That one must be renewed: its access tokens end too. */
export async function deleteSessions(tx: Tx, userId: string, currentId: string | undefined): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), currentId ? ne(sessions.id, currentId) : undefined));
  if (currentId) await tx.delete(accessTokens).where(eq(accessTokens.sessionId, currentId));
}

export const markEmailVerified = (tx: Tx, userId: string) =>
  tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
