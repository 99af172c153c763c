import { isOpenPayment } from "@mauzo/contract/payments/payment-states";
import type { Money } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { countIn } from "../../../http/rate-limits/count-in.ts";
import { getOrder } from "../../orders/orders/get-order.ts";
import { getLockedOrder } from "../../orders/orders/steps/get-locked-order.ts";
import { askForPayment } from "./ask-for-payment.ts";
import { mayPush } from "./may-push.ts";
import { findNewestOrder, listOfOrder, type PaymentRow } from "./queries.ts";
import { askableMinorOf } from "./rules.ts";
import { networkOf } from "./steps/provider-requests.ts";
import { providerOf } from "./steps/who-asks.ts";

type AskDeps = Pick<Deps, "payments"> & {
  queue: Pick<Deps["queue"], "send">;
  env: Pick<Deps["env"], "paymentFees" | "setupFee">;
};
type Asking = { shopId: string; conversationId: string; atMostMinor: number | null };
type Asked = { id: string; order_id: string; amount: Money; phone: string };
/** `asked` null: nothing is owed (`paid`), or nobody can be asked. */
type Answer = { asked: Asked | null; paid: boolean };

const nobody: Answer = { asked: null, paid: false };
const askedOf = (row: PaymentRow, order: { order_id: string; total: Money }): Answer => ({
  asked: {
    ...{ id: row.id, order_id: order.order_id, phone: `…${row.phoneEnd}` },
    amount: { minor: row.askedMinor, currency: order.total.currency },
  },
  paid: false,
});

/** How the newest order of a conversation stands: an answer, or what has to be asked for. */
async function standOf(
  tx: Tx,
  { payments, env }: Pick<AskDeps, "payments" | "env">,
  { shopId, conversationId }: Asking,
) {
  const newest = await findNewestOrder(tx, shopId, conversationId);
  if (!newest) return { answer: nobody };
  const order = await getOrder(tx, shopId, newest.id);
  const open = (await listOfOrder(tx, shopId, newest.id)).find(({ state }) => isOpenPayment(state));
  if (open) return { answer: askedOf(open, order) };
  const mostMinor = askableMinorOf(order);
  if (mostMinor === 0) return { answer: { asked: null, paid: order.payment === "paid" } };
  const { phone } = newest;
  if (!(await mayPush(tx, env, shopId))) return { answer: nobody };
  if (phone === null || !providerOf(networkOf(phone), payments)) return { answer: nobody };
  return { ask: { order, phone, mostMinor } };
}

/**
 * Asks the phone of a conversation's newest order to pay for it, as its customer could on the order's page. A prompt that
 * waits already is the answer: nobody is asked twice. Never refuses.
 */
export async function askFromConversation(tx: Tx, deps: AskDeps, asking: Asking): Promise<Answer> {
  const { shopId, atMostMinor } = asking;
  const { answer: early, ask: before } = await standOf(tx, deps, asking);
  if (!before) return early;
  await getLockedOrder(tx, shopId, before.order.id);
  const { answer, ask } = await standOf(tx, deps, asking);
  if (!ask) return answer;
  const { order, phone, mostMinor } = ask;
  if (!(await countIn(tx, "pushToOrder", order.id)) || !(await countIn(tx, "pushToPhone", phone))) return nobody;
  const amount_minor = Math.min(mostMinor, atMostMinor ?? mostMinor);
  const by = { userId: null, name: "" };
  const { row } = await askForPayment(tx, deps, { shopId, orderId: order.id, body: { phone, amount_minor }, by });
  return askedOf(row, order);
}
