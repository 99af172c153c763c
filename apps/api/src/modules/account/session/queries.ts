import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { accessTokens } from "../../../db/schema/account/access-tokens.ts";
import { sessions } from "../../../db/schema/account/sessions.ts";
import { users } from "../../../db/schema/account/users.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** Finds the session of a token, and records that it was used now and from which address. */
export async function touchSession(db: Tx, token: string, address: string) {
  const [session] = await db
    .update(sessions)
    .set({ seenAt: sql`now()`, ipAddress: address })
    .where(eq(sessions.token, token))
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt });
  return session;
}

/** Stores an access token's hash. Throws when the session is gone. */
export async function insertAccessToken(
  db: Tx,
  { token, sessionId, seconds }: { token: string; sessionId: string; seconds: number },
) {
  const hash = createHash("sha256").update(token).digest();
  await db.insert(accessTokens).values({ hash, sessionId, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

/** Ends a session; all of its access tokens are deleted with the row. */
export async function deleteSession(db: Tx, sessionId: string) {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Finds the account of an e-mail, with the language its person has chosen. */
export async function findAccount(db: Tx, email: string) {
  const [account] = await db.select({ language: users.language }).from(users).where(eq(users.email, email));
  return account;
}
