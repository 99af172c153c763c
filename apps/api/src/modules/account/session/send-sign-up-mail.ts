import { finishSignUpPath } from "@mauzo/contract/account/sign-in";
import { createSignUpLink } from "../../../db/auth/sign-up-links.ts";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { accountExistsMail, signUpMail } from "./messages.ts";
import { findAccount } from "./queries.ts";

/**
 * Mails a link that opens an account, or says that there already is one. A repeat sends one more link; those sent
 * before stay valid.
 */
export async function sendSignUpMail(
  { pool, mail, env }: JobDeps,
  { email, name, language }: JobPayloads["sign-up-mail"],
): Promise<void> {
  const db = outsideShops(pool);
  const account = await findAccount(db, email);
  if (account) {
    const links = { logIn: `${env.dashboardUrl}/login`, forgot: `${env.dashboardUrl}/forgot-password` };
    return mail.send({ to: email, ...accountExistsMail(account.language ?? language, { email, ...links }) });
  }
  const token = await createSignUpLink(db, { email, name });
  await mail.send({ to: email, ...signUpMail(language, { link: env.dashboardUrl + finishSignUpPath(token) }) });
}
