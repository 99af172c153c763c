import { confirmEmailPath } from "@mauzo/contract/account/account";
import { openMailLink } from "../../../db/people/mail-links.ts";
import { outsideShops } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Jobs } from "../../../jobs/queues.ts";
import { emailNotice, emailTaken, newEmailMail } from "./messages.ts";
import { findUser, hasAccount } from "./queries.ts";

/** Mails a link to the new address, or a notice to the old one. An address that has an account is told so, and nobody else is. */
export async function sendEmailChange(
  { pool, mail, env }: JobDeps,
  { userId, email, language: asked, to }: Jobs["change-email"],
): Promise<void> {
  const db = outsideShops(pool);
  const user = await findUser(db, userId);
  if (!user || user.email === email) return;
  const language = user.language ?? asked;
  const { name } = user;
  if (to === "current") return mail.send({ to: user.email, ...emailNotice(language, { name, email }) });
  // For a taken address too, whose link nobody gets: that it waits must not tell whether it has an account.
  const token = await openMailLink(db, { userId, purpose: "change_email", email });
  if (await hasAccount(db, email)) return mail.send({ to: email, ...emailTaken(language, { email }) });
  await mail.send({ to: email, ...newEmailMail(language, { name, link: env.dashboardUrl + confirmEmailPath(token) }) });
}
