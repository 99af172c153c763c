import { sessionCookie } from "../../../db/auth/better-auth.ts";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { deleteSession } from "./queries.ts";

/**
 * Ends the session at once for all of its tokens. Throws when that fails: a session must not live on after "signed
 * out".
 */
export async function logOut({ pool, env }: Deps, context: SignedInContext): Promise<{ done: true }> {
  await deleteSession(outsideShops(pool), context.person.sessionId);
  const { name, attributes } = sessionCookie(env.siteUrl);
  context.setHeader(
    "set-cookie",
    `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${attributes.secure ? "; Secure" : ""}`,
  );
  return { done: true };
}
