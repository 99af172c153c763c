import { outsideShops } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Jobs } from "../../../jobs/queues.ts";
import { passwordChangedMail } from "./messages.ts";
import { findPerson } from "./queries.ts";

/** Tells a person that their password is another one now: whoever did not change it can still take it back. */
export async function notifyPasswordChange(
  { pool, mail }: Pick<JobDeps, "pool" | "mail">,
  { userId, language }: Jobs["password-changed"],
): Promise<void> {
  const person = await findPerson(outsideShops(pool), userId);
  if (!person) return;
  await mail.send({ to: person.email, ...passwordChangedMail(person.language ?? language, { name: person.name }) });
}
