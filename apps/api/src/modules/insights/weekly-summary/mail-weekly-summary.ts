import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { findStaffEmail } from "../../account/staff/find-staff-email.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { weekMail } from "./messages.ts";
import { findLanguage, isUnsent, markSent } from "./queries.ts";
import { readWeek } from "./steps/read-week.ts";

/** Mails one of the shop's admins the summary of a week; not if they have it, or want none by now. */
export async function mailWeeklySummary(
  { pool, mail, env }: Pick<JobDeps, "pool" | "mail" | "env">,
  { shopId, userId, week }: JobPayloads["weekly-summary-mail"],
): Promise<void> {
  const letter = await inShop(pool, shopId, async (tx) => {
    if (!(await isUnsent(tx, shopId, userId, week))) return undefined;
    const to = await findStaffEmail(tx, shopId, userId);
    if (!to) return undefined;
    const { name, language } = await getShop(tx, shopId);
    const spoken = (await findLanguage(tx, userId)) ?? language ?? "en";
    return { to, ...weekMail(spoken, name, await readWeek(tx, shopId, week), env.dashboardUrl) };
  });
  if (!letter) return;
  await mail.send(letter);
  await inShop(pool, shopId, (tx) => markSent(tx, shopId, userId, week));
}
