import { formatMoney } from "@mauzo/format/money";
import { networkName } from "@mauzo/format/way-text";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { findStaffEmail } from "../../account/staff/find-staff-email.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { openDestination } from "../payout-destinations/open-destination.ts";
import { getSettingsAndSaver } from "../withdrawal-settings/get-settings-and-saver.ts";
import { destinationMail, returnedMail, secondAdminMail, unknownMail } from "./messages.ts";
import { findStored } from "./queries/write-withdrawals.ts";

/**
 * Mails one of the shop's admins where its money may leave to from now on, that a second admin is asked less often, or that a
 * withdrawal came back, or may have.
 */
export async function mailPayoutNews(
  deps: Pick<JobDeps, "pool" | "mail" | "env" | "sealedValues">,
  { shopId, userId, about, id }: JobPayloads["payout-mail"],
): Promise<void> {
  const letter = await inShop(deps.pool, shopId, async (tx) => {
    const to = await findStaffEmail(tx, shopId, userId);
    if (!to) return undefined;
    const { name: shop, language: chosen, currency } = await getShop(tx, shopId);
    const language = chosen ?? "en";
    const link = `${deps.env.dashboardUrl}/dashboard/transactions/withdrawals`;
    if (about === "destination") {
      const { network, phone_end, name, by } = await openDestination(tx, deps, { shopId, id });
      const wallet = `${networkName(network, language)} …${phone_end}, ${name}`;
      return { to, ...destinationMail(language, { wallet, by, shop, link }) };
    }
    if (about === "second_admin") {
      const { confirm_from_minor, still, by } = await getSettingsAndSaver(tx, shopId);
      const textOf = (minor: number) => formatMoney({ minor, currency });
      const from = confirm_from_minor === null ? undefined : textOf(confirm_from_minor);
      const until = still ? { hours: deps.env.payouts.waitHours, from: textOf(still.confirm_from_minor) } : undefined;
      return { to, ...secondAdminMail(language, { by, from, until, shop, link }) };
    }
    const withdrawal = await findStored(tx, shopId, id);
    if (!withdrawal) return undefined;
    const amount = formatMoney({ minor: withdrawal.amountMinor, currency: withdrawal.currency });
    const mail = about === "unknown" ? unknownMail : returnedMail;
    return { to, ...mail(language, { amount, shop, link }) };
  });
  if (letter) await deps.mail.send(letter);
}
