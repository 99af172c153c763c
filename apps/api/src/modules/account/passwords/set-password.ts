import type { Language } from "@mauzo/contract/shared";
import { closeMailLinks } from "../../../db/people/mail-links.ts";
import type { Tx } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { deleteSessions, updatePasswordHash } from "./queries.ts";

type NewPassword = { userId: string; hash: string; keptSessionId?: string; language: Language };

/**
 * Gives a person another password, already hashed, and ends what the old one opened: sessions, access tokens and the
 * links in mails. The one session that is kept must be renewed. A mail tells the person, in `language` where they
 * have chosen none.
 */
export async function setPassword(
  tx: Tx,
  { queue }: Pick<Deps, "queue">,
  { userId, hash, keptSessionId, language }: NewPassword,
): Promise<void> {
  // The links first, as where one of them is used: so neither waits for what the other holds.
  await closeMailLinks(tx, userId);
  await updatePasswordHash(tx, userId, hash);
  await deleteSessions(tx, userId, keptSessionId);
  await queue.send(tx, "password-changed", { userId, language });
}
