import type { PaymentSettings } from "@mauzo/contract/shop/payment-settings";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listStaffToNotify } from "../../account/staff/list-staff-to-notify.ts";
import { requireStepUp } from "../../account/step-up/require-step-up.ts";
import { getPaymentSettings } from "./get-payment-settings.ts";
import { insertChanges, paymentDocument } from "./queries.ts";
import { changesBetween, movesMoney, withPlainNumbers } from "./rules.ts";

/**
 * Saves how the shop is paid; customers see it the next time they look. Where money would go elsewhere it takes the
 * password, and the shop's admins get a mail.
 */
export function savePaymentSettings(
  { queue }: Pick<Deps, "queue">,
  { shopId, tx, person }: ShopContext,
  { version: seen, ...typed }: PaymentSettings,
): Promise<PaymentSettings> {
  const document = withPlainNumbers(typed);
  return tx(async (tx) => {
    const { version: present, ...before } = await getPaymentSettings(tx, shopId);
    if (present !== seen) throw savedMeanwhile(await paymentDocument.readSaved(tx, shopId));
    const changes = changesBetween(before, document);
    const isMoved = changes.some(movesMoney);
    if (isMoved) await requireStepUp(tx, person);
    const version = await paymentDocument.save(tx, shopId, { document, userId: person.userId, seen });
    if (version === undefined) throw savedMeanwhile(await paymentDocument.readSaved(tx, shopId));
    const by = { shopId, version, userId: person.userId, userName: person.name };
    if (changes.length > 0)
      await insertChanges(
        tx,
        changes.map((change) => ({ ...by, ...change })),
      );
    if (isMoved)
      for (const userId of await listStaffToNotify(tx, shopId))
        await queue.send(tx, "ways-to-pay-mail", { shopId, version, userId });
    await publishLiveEvent(tx, { topic: "shop", id: shopId });
    return { ...document, version };
  });
}
