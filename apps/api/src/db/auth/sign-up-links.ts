import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { signUpLinks } from "../schema/account/sign-up-links.ts";
import type { Tx } from "../tenant-transaction.ts";

const digest = (token: string) => createHash("sha256").update(token).digest();
const isValidLink = (token: string) =>
  and(eq(signUpLinks.tokenHash, digest(token)), gt(signUpLinks.expiresAt, sql`now()`));

/** Creates a token for a link that opens an account, valid for 30 minutes. Links mailed before stay valid. */
export async function createSignUpLink(db: Tx, { email, name }: { email: string; name: string }): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const stored = { name, tokenHash: digest(token), expiresAt: sql<string>`now() + interval '30 minutes'` };
  await db.insert(signUpLinks).values({ email, ...stored });
  return token;
}

/** Whether the link is valid, without using it. */
export const isValidSignUpLink = async (db: Tx, token: string): Promise<boolean> =>
  (await db.select({ email: signUpLinks.email }).from(signUpLinks).where(isValidLink(token))).length > 0;

/** Uses the link up: of many concurrent tries, one gets it. */
export async function redeemSignUpLink(tx: Tx, token: string) {
  const [link] = await tx
    .delete(signUpLinks)
    .where(isValidLink(token))
    .returning({ email: signUpLinks.email, name: signUpLinks.name });
  return link;
}
