import { confirmEmailPath } from "@mauzo/contract/account/account";
import { createMailLink } from "../../../db/auth/mail-links.ts";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { confirmNewEmailMail, emailChangeNotice, emailTakenMail } from "./messages.ts";
import { findUser, hasAccount } from "./queries.ts";

/**
 * Mails a link to the new address, or a notice to the old one. If an address already has an account, only that address
 * is informed.
 */
export async function sendEmailChange(
  { pool, mail, env }: JobDeps,
  { userId, email, language: asked, to }: JobPayloads["change-email"],
): Promise<void> {
  const db = outsideShops(pool);
  const user = await findUser(db, userId);
  if (!user || user.email === email) return;
  const language = user.language ?? asked;
  const { name } = user;
  if (to === "current") return mail.send({ to: user.email, ...emailChangeNotice(language, { name, email }) });
  // Created for a taken address too, although nobody receives that link: whether a change is pending must not reveal
  // whether the address has an account.
  const token = await createMailLink(db, { userId, purpose: "change_email", email });
  if (await hasAccount(db, email)) return mail.send({ to: email, ...emailTakenMail(language, { email }) });
  await mail.send({
    to: email,
    ...confirmNewEmailMail(language, { name, link: env.dashboardUrl + confirmEmailPath(token) }),
  });
}
