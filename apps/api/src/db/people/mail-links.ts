import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { mailLinks } from "../schema/mail-links.ts";
import { users } from "../schema/users.ts";
import type { Tx } from "../scope.ts";

type Purpose = typeof mailLinks.$inferSelect.purpose;

const digest = (token: string) => createHash("sha256").update(token).digest();
const good = (purpose: Purpose, token: string) =>
  and(eq(mailLinks.purpose, purpose), eq(mailLinks.tokenHash, digest(token)), gt(mailLinks.expiresAt, sql`now()`));

/** A new token for a link to `email`, good for 30 minutes; the person's older link of the kind ends. */
export async function openMailLink(db: Tx, link: { userId: string; purpose: Purpose; email: string }): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const kept = { tokenHash: digest(token), email: link.email, expiresAt: sql<string>`now() + interval '30 minutes'` };
  await db
    .insert(mailLinks)
    .values({ ...link, ...kept })
    .onConflictDoUpdate({ target: [mailLinks.userId, mailLinks.purpose], set: kept });
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
 * Uses the link up: of many that try, one gets it. Whoever holds the row is using, replacing or ending the link: there
 * is nothing to wait for.
 */
export async function takeMailLink(tx: Tx, purpose: Purpose, token: string) {
  const free = tx
    .select({ tokenHash: mailLinks.tokenHash })
    .from(mailLinks)
    .where(good(purpose, token))
    .for("update", { skipLocked: true });
  const [link] = await tx
    .delete(mailLinks)
    .where(inArray(mailLinks.tokenHash, free))
    .returning({ userId: mailLinks.userId, email: mailLinks.email });
  return link;
}

/** Ends every link a person was sent. */
export async function closeMailLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(mailLinks).where(eq(mailLinks.userId, userId));
}
