import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { findStaffEmail } from "../../account/staff/find-staff-email.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { decisionMail } from "./messages.ts";
import { findDecision } from "./queries/events.ts";

/** Mails one of the shop's admins what was decided about its documents. */
export async function mailDecision(
  { pool, mail, env }: Pick<JobDeps, "pool" | "mail" | "env">,
  { shopId, eventId, userId }: JobPayloads["compliance-mail"],
): Promise<void> {
  const letter = await inShop(pool, shopId, async (tx) => {
    const decision = await findDecision(tx, shopId, eventId);
    const to = await findStaffEmail(tx, shopId, userId);
    if (!decision || !to) return undefined;
    const { name: shop, language } = await getShop(tx, shopId);
    const link = `${env.dashboardUrl}/dashboard/compliance`;
    const isApproved = decision.kind === "approved";
    return { to, ...decisionMail(language ?? "en", { isApproved, notes: decision.notes, shop, link }) };
  });
  if (letter) await mail.send(letter);
}
