import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, ne, notInArray, or, sql } from "drizzle-orm";
import { mailLinks } from "../schema/account/mail-links.ts";
import { users } from "../schema/account/users.ts";
import type { Tx } from "../tenant-transaction.ts";

type Purpose = typeof mailLinks.$inferSelect.purpose;

const digest = (token: string) => createHash("sha256").update(token).digest();
const isValidLink = (purpose: Purpose, token: string) =>
  and(eq(mailLinks.purpose, purpose), eq(mailLinks.tokenHash, digest(token)), gt(mailLinks.expiresAt, sql`now()`));

/**
 * How many links of a kind may be valid at once. It equals the number of links anybody may request per hour
 * (`rate-limits.ts`), so that requesting more never ends a link the owner holds.
 */
const maxActiveLinks = 50;

/** Creates a link token for `email`, valid for 30 minutes. Ends the person's links of this kind to other addresses. */
export async function createMailLink(
  db: Tx,
  link: { userId: string; purpose: Purpose; email: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const stored = { tokenHash: digest(token), expiresAt: sql<string>`now() + interval '30 minutes'` };
  await db.insert(mailLinks).values({ ...link, ...stored });
  const ofKind = and(eq(mailLinks.userId, link.userId), eq(mailLinks.purpose, link.purpose));
  const newest = db
    .select({ tokenHash: mailLinks.tokenHash })
    .from(mailLinks)
    .where(ofKind)
    .orderBy(desc(mailLinks.expiresAt))
    .limit(maxActiveLinks);
  const ended = or(ne(mailLinks.email, link.email), notInArray(mailLinks.tokenHash, newest));
  await db.delete(mailLinks).where(and(ofKind, ended));
  return token;
}

/** Returns the person a link belongs to, without using the link. */
export async function findMailLink(db: Tx, purpose: Purpose, token: string) {
  const [link] = await db
    .select({ userId: mailLinks.userId, email: mailLinks.email, currentEmail: users.email })
    .from(mailLinks)
    .innerJoin(users, eq(users.id, mailLinks.userId))
    .where(isValidLink(purpose, token));
  return link;
}

/**
 * Uses the link up, and with it every other link the person was sent: of many concurrent tries, with one link or
 * several, only one gets it. Another transaction that holds the lock is using them up too, so there is nothing to wait
 * for.
 */
export async function redeemMailLink(tx: Tx, purpose: Purpose, token: string) {
  const link = await findMailLink(tx, purpose, token);
  if (!link) return undefined;
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${link.userId}, 3)) as free`,
  );
  if (!rows[0]?.free) return undefined;
  const hash = digest(token);
  const ended = await revokeMailLinks(tx, link.userId);
  return ended.some(({ tokenHash }) => hash.equals(tokenHash)) ? link : undefined;
}

/** Ends every link the person was sent. */
export const revokeMailLinks = (tx: Tx, userId: string) =>
  tx.delete(mailLinks).where(eq(mailLinks.userId, userId)).returning({ tokenHash: mailLinks.tokenHash });
