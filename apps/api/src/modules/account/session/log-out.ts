import { sessionCookie } from "../../../db/people/identity.ts";
import { outsideShops } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import type { SignedInVisit } from "../../../http/visit.ts";
import { deleteSession } from "./queries.ts";

/** Ends the session at once for every token of it. Fails loudly: a session never lives on behind "signed out". */
export async function logOut({ pool, env }: Deps, visit: SignedInVisit): Promise<{ done: true }> {
  await deleteSession(outsideShops(pool), visit.person.sessionId);
  const { name, attributes } = sessionCookie(env.siteUrl);
  visit.setHeader(
    "set-cookie",
    `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${attributes.secure ? "; Secure" : ""}`,
  );
  return { done: true };
}
