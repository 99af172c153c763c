import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, ne, notInArray, or, sql } from "drizzle-orm";
import { mailLinks } from "../schema/mail-links.ts";
import { users } from "../schema/users.ts";
import type { Tx } from "../scope.ts";

type Purpose = typeof mailLinks.$inferSelect.purpose;

const digest = (token: string) => createHash("sha256").update(token).digest();
const good = (purpose: Purpose, token: string) =>
  and(eq(mailLinks.purpose, purpose), eq(mailLinks.tokenHash, digest(token)), gt(mailLinks.expiresAt, sql`now()`));

/**
 * As many links of a kind are good at once: as often as one may be asked for in an hour by all together (`limits.ts`), so
 * that whoever asks for more ends none that the owner holds.
 */
const most = 50;

/** A new token for a link to `email`, good for 30 minutes. Those to another address end. */
export async function openMailLink(db: Tx, link: { userId: string; purpose: Purpose; email: string }): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const kept = { tokenHash: digest(token), expiresAt: sql<string>`now() + interval '30 minutes'` };
  await db.insert(mailLinks).values({ ...link, ...kept });
  const ofKind = and(eq(mailLinks.userId, link.userId), eq(mailLinks.purpose, link.purpose));
  const newest = db
    .select({ tokenHash: mailLinks.tokenHash })
    .from(mailLinks)
    .where(ofKind)
    .orderBy(desc(mailLinks.expiresAt))
    .limit(most);
  const ended = or(ne(mailLinks.email, link.email), notInArray(mailLinks.tokenHash, newest));
  await db.delete(mailLinks).where(and(ofKind, ended));
  return token;
}

/** Whose link this is, without using it. */
export async function findMailLink(db: Tx, purpose: Purpose, token: string) {
  const [link] = await db
    .select({ userId: mailLinks.userId, email: mailLinks.email, currentEmail: users.email })
    .from(mailLinks)
    .innerJoin(users, eq(users.id, mailLinks.userId))
    .where(good(purpose, token));
  return link;
}

/**
 * Uses the link up, and with it every other the person was sent: of many that try, with one link or with several, one
 * gets it. Whoever holds the person's links is doing just that: there is nothing to wait for.
 */
export async function takeMailLink(tx: Tx, purpose: Purpose, token: string) {
  const link = await findMailLink(tx, purpose, token);
  if (!link) return undefined;
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${link.userId}, 3)) as free`,
  );
  if (!rows[0]?.free) return undefined;
  const hash = digest(token);
  const ended = await closeMailLinks(tx, link.userId);
  return ended.some(({ tokenHash }) => hash.equals(tokenHash)) ? link : undefined;
}

/** Ends every link a person was sent. */
export const closeMailLinks = (tx: Tx, userId: string) =>
  tx.delete(mailLinks).where(eq(mailLinks.userId, userId)).returning({ tokenHash: mailLinks.tokenHash });
