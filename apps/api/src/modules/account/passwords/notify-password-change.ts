import { findPerson } from "../../../db/auth/find-person.ts";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { passwordChangedMail } from "./messages.ts";

/**
 * Notifies a person by mail that their password was changed: if it was not them, they can still recover the account.
 */
export async function notifyPasswordChange(
  { pool, mail }: Pick<JobDeps, "pool" | "mail">,
  { userId, language }: JobPayloads["password-changed"],
): Promise<void> {
  const person = await findPerson(outsideShops(pool), userId);
  if (!person) return;
  await mail.send({ to: person.email, ...passwordChangedMail(person.language ?? language, { name: person.name }) });
}
