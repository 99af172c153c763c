import { resetPasswordPath } from "@mauzo/contract/account/sign-in";
import { createMailLink } from "../../../db/auth/mail-links.ts";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { resetMail } from "./messages.ts";
import { findPersonByEmail } from "./queries.ts";

/** Mails a reset link, if the e-mail has an account. A repeat sends one more link; those sent before stay valid. */
export async function sendResetLink(
  { pool, mail, env }: JobDeps,
  { email, language }: JobPayloads["forgot-password"],
): Promise<void> {
  const db = outsideShops(pool);
  const person = await findPersonByEmail(db, email);
  if (!person) return;
  const token = await createMailLink(db, { userId: person.id, purpose: "reset_password", email });
  const link = env.dashboardUrl + resetPasswordPath(token);
  await mail.send({ to: email, ...resetMail(person.language ?? language, { name: person.name, link }) });
}
