import type { Language } from "@mauzo/contract/shared";
import { forgetTrustedDevices } from "../../../db/auth/forget-trusted-devices.ts";
import { revokeMailLinks } from "../../../db/auth/mail-links.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { deleteSessions, updatePasswordHash } from "./queries.ts";

type NewPassword = { userId: string; hash: string; currentSessionId?: string; language: Language };

/**
 * Sets a person's password, already hashed, and ends what the old one opened: sessions, access tokens, mailed links and
 * browsers that need no second factor.
 * The session that is kept must be renewed. A mail notifies the person, in `language` if they have chosen none.
 */
export async function setPassword(
  tx: Tx,
  { queue }: Pick<Deps, "queue">,
  { userId, hash, currentSessionId, language }: NewPassword,
): Promise<void> {
  // The links first, in the same order as when one of them is used: otherwise each would wait for the other's locks.
  await revokeMailLinks(tx, userId);
  await updatePasswordHash(tx, userId, hash);
  await forgetTrustedDevices(tx, userId);
  await deleteSessions(tx, userId, currentSessionId);
  await queue.send(tx, "password-changed", { userId, language });
}
