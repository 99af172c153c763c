import { closeMailLinks } from "../../db/people/mail-links.ts";
import type { Tx } from "../../db/scope.ts";
import { deleteSessions, updatePasswordHash } from "./queries.ts";

/**
 * Gives a person another password, already hashed, and ends what the old one opened: sessions, access tokens and the
 * links in mails. The one session that is kept must be renewed.
 */
export async function setPassword(
  tx: Tx,
  { userId, hash, keptSessionId }: { userId: string; hash: string; keptSessionId?: string },
): Promise<void> {
  await updatePasswordHash(tx, userId, hash);
  await deleteSessions(tx, userId, keptSessionId);
  await closeMailLinks(tx, userId);
}
