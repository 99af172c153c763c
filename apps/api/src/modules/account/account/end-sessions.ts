import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { SignedInPerson } from "../../../http/request-context.ts";
import { deleteOtherSessions, deleteSession } from "./queries.ts";

/** Ends one session of the person, or all but the current one; their access tokens end with them. */
export async function endSessions(
  { pool }: Pick<Deps, "pool">,
  { userId, sessionId }: SignedInPerson,
  which: { id: string } | "others",
): Promise<{ done: true }> {
  const db = outsideShops(pool);
  if (which === "others") await deleteOtherSessions(db, userId, sessionId);
  else if (!(await deleteSession(db, userId, which.id))) throw notFound();
  return { done: true };
}
