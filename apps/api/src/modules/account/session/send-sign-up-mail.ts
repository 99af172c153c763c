import { finishSignUpPath } from "@mauzo/contract/account/session";
import { openSignUpLink } from "../../../db/people/sign-up-links.ts";
import { outsideShops } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Jobs } from "../../../jobs/queues.ts";
import { signUpMail, takenMail } from "./messages.ts";
import { findAccount } from "./queries.ts";

/** Mails a link that opens an account, or that there is one. A repeat is one more link, beside those sent before. */
export async function sendSignUpMail(
  { pool, mail, env }: JobDeps,
  { email, name, language }: Jobs["sign-up-mail"],
): Promise<void> {
  const db = outsideShops(pool);
  const account = await findAccount(db, email);
  if (account) {
    const links = { logIn: `${env.dashboardUrl}/login`, forgot: `${env.dashboardUrl}/forgot-password` };
    return mail.send({ to: email, ...takenMail(account.language ?? language, { email, ...links }) });
  }
  const token = await openSignUpLink(db, { email, name });
  await mail.send({ to: email, ...signUpMail(language, { link: env.dashboardUrl + finishSignUpPath(token) }) });
}
