import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { signUpLinks } from "../schema/sign-up-links.ts";
import type { Tx } from "../scope.ts";

const digest = (token: string) => createHash("sha256").update(token).digest();
const good = (token: string) => and(eq(signUpLinks.tokenHash, digest(token)), gt(signUpLinks.expiresAt, sql`now()`));

/** A new token for a link that opens an account, good for 30 minutes, beside those mailed before. */
export async function openSignUpLink(db: Tx, { email, name }: { email: string; name: string }): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const kept = { name, tokenHash: digest(token), expiresAt: sql<string>`now() + interval '30 minutes'` };
  await db.delete(signUpLinks).where(lt(signUpLinks.expiresAt, sql`now()`));
  await db.insert(signUpLinks).values({ email, ...kept });
  return token;
}

/** Whether the link is good, without using it. */
export const isSignUpLink = async (db: Tx, token: string): Promise<boolean> =>
  (await db.select({ email: signUpLinks.email }).from(signUpLinks).where(good(token))).length > 0;

/** Uses the link up: of many that try, one gets it. */
export async function takeSignUpLink(tx: Tx, token: string) {
  const [link] = await tx
    .delete(signUpLinks)
    .where(good(token))
    .returning({ email: signUpLinks.email, name: signUpLinks.name });
  return link;
}
