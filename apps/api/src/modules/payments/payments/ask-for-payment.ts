import { isOpenPayment } from "@mauzo/contract/payments/payment-states";
import type { NewPaymentRequest } from "@mauzo/contract/payments/payments";
import type { Money } from "@mauzo/contract/shared";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import { publishTopics } from "../../../db/live-events.ts";
import { createLookupKey } from "../../../db/lookup-keys.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import { getOrder } from "../../orders/orders/get-order.ts";
import { getLockedOrder } from "../../orders/orders/steps/get-locked-order.ts";
import { mayPush } from "./may-push.ts";
import { insertPayment, listOfOrder, type PaymentRow } from "./queries.ts";
import { askableMinorOf, owingAll } from "./rules.ts";
import { networkOf, newReference, priceOf } from "./steps/provider-requests.ts";
import { readPayingPhone } from "./steps/read-paying-phone.ts";
import { providerOf } from "./steps/who-asks.ts";

type Body = z.output<typeof NewPaymentRequest>;
type AskDeps = Pick<Deps, "payments"> & {
  queue: Pick<Deps["queue"], "send">;
  env: Pick<Deps["env"], "paymentFees" | "setupFee">;
};

/**
 * Asks a phone to pay for an order: the provider is asked in a job, after the commit. One at a time for each order. With
 * `debt`, all that its customer owes may be paid, and the order is the one that is paid first.
 * @throws 409 while another one waits, where the shop asks no phones, for a cancelled order and where nothing is owed; 422
 */
export async function askForPayment(
  tx: Tx,
  { payments, queue, env }: AskDeps,
  {
    shopId,
    orderId,
    body,
    by,
    debt,
  }: {
    shopId: string;
    orderId: string;
    body: Body;
    by: { userId: string | null; name: string };
    debt?: { owed: Money };
  },
): Promise<{ row: PaymentRow; currency: string }> {
  const phone = readPayingPhone(body);
  if (!(await mayPush(tx, env, shopId))) throw refuse("payment_push_off");
  const network = networkOf(phone);
  const provider = providerOf(network, payments);
  if (!network || !provider) throw refuse("payment_network_unknown", { loc: ["body", "phone"] });
  await getLockedOrder(tx, shopId, orderId);
  const order = await getOrder(tx, shopId, orderId);
  const { currency } = order.total;
  const waiting = (await listOfOrder(tx, shopId, orderId)).find(({ state }) => isOpenPayment(state));
  if (waiting) throw refuse({ code: "payment_waits", values: { phone: `…${waiting.phoneEnd}` } });
  if (order.fulfilment === "cancelled") throw refuse("payment_order_cancelled");
  const most = askableMinorOf(debt ? owingAll(debt.owed) : order);
  if (most === 0) throw refuse("payment_nothing_owed");
  const amountMinor = body.amount_minor ?? most;
  if (amountMinor > most)
    throw refuse(
      { code: "payment_above_owed", values: { amount: formatAmount(most) } },
      { loc: ["body", "amount_minor"] },
    );
  const reference = newReference();
  const paymentId = await insertPayment(tx, {
    ...{ shopId, orderId, provider, network, phone, amountMinor, reference },
    ...priceOf(amountMinor, env.paymentFees),
    ...{ userId: by.userId, userName: by.name, forDebt: debt !== undefined },
  });
  await createLookupKey(tx, { kind: "payment", key: reference, shopId, targetId: paymentId });
  await queue.send(tx, "ask-payment", { shopId, paymentId });
  await publishTopics(tx, ["orders"], orderId);
  const row = (await listOfOrder(tx, shopId, orderId)).find(({ id }) => id === paymentId);
  if (!row) throw new Error("a payment is not among those of its order");
  return { row, currency };
}
