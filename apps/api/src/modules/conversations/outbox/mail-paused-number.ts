import { errorOf } from "@mauzo/channels/errors";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { findStaffEmail } from "../../account/staff/find-staff-email.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { pausedNumberMail } from "./messages.ts";
import { findPausedNumber } from "./queries/numbers.ts";

/** Mails one of the shop's admins that nothing leaves from a number; not if it does again by now. */
export async function mailPausedNumber(
  { pool, mail, env }: Pick<JobDeps, "pool" | "mail" | "env">,
  { shopId, numberId, userId, code }: JobPayloads["channel-paused-mail"],
): Promise<void> {
  const letter = await inShop(pool, shopId, async (tx) => {
    const number = await findPausedNumber(tx, shopId, numberId);
    const to = await findStaffEmail(tx, shopId, userId);
    if (!number || !to) return undefined;
    const language = (await getShop(tx, shopId)).language ?? "en";
    const link = `${env.dashboardUrl}/dashboard/connect`;
    return { to, ...pausedNumberMail(language, { phone: number.phone, why: errorOf(code).words[language], link }) };
  });
  if (letter) await mail.send(letter);
}
