import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { findStaffEmail } from "../../account/staff/find-staff-email.ts";
import { getShop } from "../shop/get-shop.ts";
import { wayChangesMail } from "./messages.ts";
import { listChangesOf } from "./queries.ts";
import { movesMoney } from "./rules.ts";

/** Mails one of the shop's admins where customers' money goes now, and who changed it. */
export async function mailWayChanges(
  { pool, mail, env }: Pick<JobDeps, "pool" | "mail" | "env">,
  { shopId, version, userId }: JobPayloads["ways-to-pay-mail"],
): Promise<void> {
  const letter = await inShop(pool, shopId, async (tx) => {
    const changes = (await listChangesOf(tx, shopId, version)).filter(movesMoney);
    const to = await findStaffEmail(tx, shopId, userId);
    const [first] = changes;
    if (!first || !to) return undefined;
    const { name: shop, language } = await getShop(tx, shopId);
    const link = `${env.dashboardUrl}/dashboard/settings/payments`;
    return { to, ...wayChangesMail(language ?? "en", { changes, by: first.by, shop, link }) };
  });
  if (letter) await mail.send(letter);
}
