import { resetPasswordPath } from "@mauzo/contract/account/session";
import { openMailLink } from "../../../db/people/mail-links.ts";
import { outsideShops } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Jobs } from "../../../jobs/queues.ts";
import { resetMail } from "./messages.ts";
import { findPersonByEmail } from "./queries.ts";

/** Mails a reset link, where the e-mail has an account. A repeat is one more link, beside those sent before. */
export async function sendResetLink(
  { pool, mail, env }: JobDeps,
  { email, language }: Jobs["forgot-password"],
): Promise<void> {
  const db = outsideShops(pool);
  const person = await findPersonByEmail(db, email);
  if (!person) return;
  const token = await openMailLink(db, { userId: person.id, purpose: "reset_password", email });
  const link = env.dashboardUrl + resetPasswordPath(token);
  await mail.send({ to: email, ...resetMail(person.language ?? language, { name: person.name, link }) });
}
