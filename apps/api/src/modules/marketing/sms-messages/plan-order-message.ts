import { countParts } from "@mauzo/channels/sms/count-parts";
import { mendText } from "@mauzo/channels/sms/mend-text";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import type { Messaging, Notice } from "../../../gateways/messaging/port.ts";
import { type NoticeSms, planNotice } from "../../conversations/outbox/steps/plan-notice.ts";
import { getPrices } from "../../conversations/prices/get-prices.ts";
import { findDefaultConnection } from "../sms-connections/steps/find-default-connection.ts";
import { findBuyer, insertSms } from "./queries.ts";

/** How an SMS would carry a message; undefined: the shop has no account for it, or does not want to pay for that. */
async function findSms(tx: Tx, { shopId, orderId, text }: Notice): Promise<NoticeSms | undefined> {
  const { order_sms } = await getPrices(tx, shopId);
  if (!order_sms) return undefined;
  const connection = await findDefaultConnection(tx, shopId);
  if (!connection) return undefined;
  const buyer = await findBuyer(tx, shopId, orderId);
  return {
    number: !buyer ? "none" : buyer.isBad ? "bad" : "good",
    consents: buyer?.consents === true,
    parts: countParts(mendText(text)).parts,
    partMinor: connection.partMinor,
    queue: (orderMessageId, given) =>
      insertSms(tx, {
        ...{ shopId, orderMessageId, connectionId: connection.id, contactId: buyer?.contactId ?? null },
        ...given,
      }),
  };
}

/** Plans which way a message about an order goes to its customer, over all that the shop has. */
export const planOrderMessage =
  (emitFact: EmitFact): Messaging["planNotice"] =>
  async (tx, notice) =>
    planNotice(tx, emitFact, notice, await findSms(tx, notice));
