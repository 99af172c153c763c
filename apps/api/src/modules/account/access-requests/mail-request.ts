import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { findStaffEmail } from "../staff/find-staff-email.ts";
import { requestMail } from "./messages.ts";
import { findForMail, findShopWords } from "./queries.ts";

/** Mails one of the shop's admins what somebody asks to be allowed, unless it was answered meanwhile. */
export async function mailRequest(
  { pool, mail, env }: Pick<JobDeps, "pool" | "mail" | "env">,
  { shopId, requestId, userId }: JobPayloads["access-request-mail"],
): Promise<void> {
  const letter = await inShop(pool, shopId, async (tx) => {
    const request = await findForMail(tx, shopId, requestId);
    const to = await findStaffEmail(tx, shopId, userId);
    if (request?.state !== "open" || !to) return undefined;
    const { shop, language } = await findShopWords(tx, shopId);
    const link = `${env.dashboardUrl}/dashboard/profile/staff-accounts`;
    return { to, ...requestMail(language, { ...request, shop, link }) };
  });
  if (letter) await mail.send(letter);
}
