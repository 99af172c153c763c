import type { SavedWithdrawalSettings, WithdrawalSettings } from "@mauzo/contract/payments/withdrawals";
import type { Deps } from "../../../deps.ts";
import { refuse, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listStaffToNotify } from "../../account/staff/list-staff-to-notify.ts";
import { getSettings } from "./get-settings.ts";
import { settingsDocument } from "./queries.ts";
import { settingsAfter } from "./rules.ts";

type SaveDeps = Pick<Deps, "emitFact" | "queue"> & { env: Pick<Deps["env"], "payouts"> };

/**
 * Sets from which sum on a second admin confirms. What asks for less holds only after as long as a new wallet waits, and
 * the shop's admins get a mail. @throws 409 where there is no second admin, or when it was saved since
 */
export function saveSettings(
  { emitFact, queue, env }: SaveDeps,
  { shopId, tx, person }: ShopContext,
  { version: seen, confirm_from_minor: rule }: WithdrawalSettings,
): Promise<SavedWithdrawalSettings> {
  return tx(async (tx) => {
    const admins = await listStaffToNotify(tx, shopId);
    if (rule !== null && admins.length < 2) throw refuse("withdrawal_one_admin");
    const before = await getSettings(tx, shopId);
    const wait = { now: new Date(), waitMs: env.payouts.waitHours * 3_600_000 };
    const { document, isLooser } = settingsAfter(before, rule, wait);
    // What is saved is made of the rule that was read, so it is of the same version.
    const isSame = before.version === seen;
    const version = isSame
      ? await settingsDocument.save(tx, shopId, { document, userId: person.userId, seen })
      : undefined;
    if (version === undefined) throw savedMeanwhile(await settingsDocument.readSaved(tx, shopId));
    if (isLooser)
      for (const userId of admins)
        await queue.send(tx, "payout-mail", { shopId, userId, about: "second_admin", id: shopId });
    const actor = { kind: "staff" as const, user_id: person.userId };
    await emitFact(tx, { name: "withdrawal.changed", shopId, subject: shopId, actor, payload: {} });
    return getSettings(tx, shopId);
  });
}
