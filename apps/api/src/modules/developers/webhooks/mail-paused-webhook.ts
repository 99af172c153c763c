import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { findStaffEmail } from "../../account/staff/find-staff-email.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { pausedWebhookMail } from "./messages.ts";
import { findStored } from "./queries.ts";

/** Mails one of the shop's admins that nothing is sent to an endpoint; not if it is again by now, or is removed. */
export async function mailPausedWebhook(
  { pool, mail, env }: Pick<JobDeps, "pool" | "mail" | "env">,
  { shopId, webhookId, userId }: JobPayloads["webhook-paused-mail"],
): Promise<void> {
  const letter = await inShop(pool, shopId, async (tx) => {
    const endpoint = await findStored(tx, shopId, webhookId);
    const to = await findStaffEmail(tx, shopId, userId);
    if (!endpoint || !to || endpoint.removedAt !== null) return undefined;
    const { url, pausedWhy: why } = endpoint;
    if (why === null || why === "person") return undefined;
    const language = (await getShop(tx, shopId)).language ?? "en";
    const link = `${env.dashboardUrl}/dashboard/webhook-logs`;
    return { to, ...pausedWebhookMail(language, { host: new URL(url).host, why, link }) };
  });
  if (letter) await mail.send(letter);
}
