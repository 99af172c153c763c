import { findPerson } from "../../../db/auth/find-person.ts";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { secondFactorMail } from "./messages.ts";

/** Tells a person by mail that their second factor was turned on or off: if it was not them, the account is not theirs alone. */
export async function notifySecondFactor(
  { pool, mail }: Pick<JobDeps, "pool" | "mail">,
  { userId, isOn, language }: JobPayloads["second-factor-changed"],
): Promise<void> {
  const person = await findPerson(outsideShops(pool), userId);
  if (!person) return;
  await mail.send({ to: person.email, ...secondFactorMail(person.language ?? language, { name: person.name, isOn }) });
}
