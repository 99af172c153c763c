import type { WithdrawalSettings } from "@mauzo/contract/payments/withdrawals";
import type { Deps } from "../../../deps.ts";
import { refuse, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listStaffToNotify } from "../../account/staff/list-staff-to-notify.ts";
import { settingsDocument } from "./queries.ts";

/** Sets from which sum on a second admin confirms. @throws 409 where there is none, or when it was saved since */
export function saveSettings(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  { version: seen, ...document }: WithdrawalSettings,
): Promise<WithdrawalSettings> {
  return tx(async (tx) => {
    const isAlone = (await listStaffToNotify(tx, shopId)).length < 2;
    if (document.confirm_from_minor !== null && isAlone) throw refuse("withdrawal_one_admin");
    const version = await settingsDocument.save(tx, shopId, { document, userId: person.userId, seen });
    if (version === undefined) throw savedMeanwhile(await settingsDocument.readSaved(tx, shopId));
    const actor = { kind: "staff" as const, user_id: person.userId };
    await emitFact(tx, { name: "withdrawal.changed", shopId, subject: shopId, actor, payload: {} });
    return { ...document, version };
  });
}
