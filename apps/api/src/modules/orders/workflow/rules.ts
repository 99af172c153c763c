import { type FulfilmentStatus, owedMinorOf, paymentStatusOf } from "@mauzo/contract/orders/order-states";
import {
  byEitherName,
  isWaiting,
  type MessageField,
  type OrderTimer,
  type OrderWorkflow,
  type PreviewMessage,
  type Texts,
  type WorkflowEvent,
} from "@mauzo/contract/orders/order-workflow";
import type { Order } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import { fillText } from "@mauzo/format/fill-text";
import { formatMoney } from "@mauzo/format/money";
import type { OrderFacts } from "./queries/messages.ts";

/**
 * For so long a status change can be undone before the customer is notified; the toast with the undo button is gone by
 * then.
 */
export const undoSeconds = 6;

const friend: Record<Language, string> = { en: "Dear customer", sw: "Mteja wetu" };

/** The values of a message's placeholders, without the link, which is created for each message. */
export function fieldsOf(facts: OrderFacts, language: Language): Record<Exclude<MessageField, "link">, string> {
  const { fulfilment, money: payment, currency } = facts;
  const [total, paid] = [
    { minor: facts.totalMinor, currency },
    { minor: facts.paidMinor, currency },
  ];
  const forgiven = { minor: facts.forgivenMinor };
  return {
    name: facts.customerName || friend[language],
    number: facts.number,
    total: formatMoney(total),
    owed: formatMoney({ minor: owedMinorOf({ fulfilment, payment, total, paid, forgiven }), currency }),
    shop: facts.shopName,
  };
}

/** The texts of a step that are sent, with their audience. */
export function noticesOf({ steps }: OrderWorkflow, event: WorkflowEvent) {
  const { customer, staff } = steps[event];
  return [
    ...(customer.on ? [{ audience: "customer" as const, text: customer.text }] : []),
    ...(staff.on ? [{ audience: "staff" as const, text: staff.text }] : []),
  ];
}

/** The timers that run while an order waits in a status. */
export const timersOf = ({ timers }: OrderWorkflow, fulfilment: FulfilmentStatus): OrderTimer[] =>
  isWaiting(fulfilment) ? timers.filter(({ state }) => state === fulfilment) : [];

/**
 * The timers that are new or changed against the earlier workflow: the others already run. Their texts are read when
 * they end.
 */
export function startingTimers(before: OrderWorkflow, { timers }: OrderWorkflow): string[] {
  const asTimed = ({ id, state, after_minutes, unpaid_only, action }: OrderTimer) =>
    [id, state, after_minutes, unpaid_only, action].join();
  const running = new Set(before.timers.map(asTimed));
  return timers.filter((timer) => !running.has(asTimed(timer))).map(({ id }) => id);
}

/** Links are created when a message is sent; a preview creates none, so it shows these. */
const linkStandIns = { customer: "…/cart", staff: "…/orders" };

type Moment = { at: string; fulfilment: FulfilmentStatus; until: string };

const chatOf = ({ conversationChannel }: OrderFacts) => (conversationChannel === "web" ? "chat" : conversationChannel);

/** The fulfilment statuses of an order, with their start and end, oldest first. */
function statusPeriods(order: Pick<Order, "changes" | "placed_at">, now: string): Moment[] {
  const moves = order.changes
    .toReversed()
    .flatMap(({ change, at }) => (change.kind === "moved" ? [{ at, ...change }] : []));
  const first = { at: order.placed_at, to: moves[0]?.from ?? ("new" as const) };
  return [first, ...moves].map(({ at, to }, index) => ({ at, fulfilment: to, until: moves[index]?.at ?? now }));
}

/** The payment status of an order at a moment. */
function paidBy(order: Pick<Order, "payments" | "changes" | "total">, moment: string) {
  let [paidMinor, refundedMinor] = [0, 0];
  for (const { amount, at } of order.payments) {
    if (at > moment) break;
    paidMinor += amount.minor;
    if (amount.minor < 0) refundedMinor -= amount.minor;
  }
  const forgivenMinor = order.changes.reduce((sum, { change, at }) => {
    if (at > moment) return sum;
    if (change.kind === "forgiven") return sum + change.amount.minor;
    return change.kind === "unforgiven" ? sum - change.amount.minor : sum;
  }, 0);
  return paymentStatusOf({ paidMinor, refundedMinor, forgivenMinor, totalMinor: order.total.minor });
}

/**
 * The messages that this workflow would have sent for an existing order, oldest first.
 * @param now the end of the waiting time of an order that is still waiting.
 */
export function previewMessages(
  order: Order,
  facts: OrderFacts,
  workflow: OrderWorkflow,
  now: string,
): PreviewMessage[] {
  const messages: PreviewMessage[] = [];
  const fill = (text: Texts, language: Language, link: string) =>
    fillText(text[language], byEitherName({ ...fieldsOf(facts, language), link }));
  const add = (
    event: PreviewMessage["event"],
    at: string,
    notices: { audience: "customer" | "staff"; text: Texts }[],
  ) => {
    for (const { audience, text } of notices) {
      const toCustomer = audience === "customer";
      messages.push({
        ...{ event, audience, at },
        channel: toCustomer ? chatOf(facts) : "mail",
        text: fill(text, toCustomer ? facts.language : facts.shopLanguage, linkStandIns[audience]),
      });
    }
  };
  for (const { at, fulfilment, until } of statusPeriods(order, now)) {
    add(fulfilment, at, noticesOf(workflow, fulfilment));
    for (const { after_minutes, unpaid_only, action, text } of timersOf(workflow, fulfilment)) {
      const due = new Date(Date.parse(at) + after_minutes * 60_000).toISOString();
      if (due > until || (unpaid_only && paidBy(order, due) === "paid")) continue;
      if (action === "remind") add("reminder", due, [{ audience: "customer", text }]);
      else add("timed out", due, noticesOf(workflow, "cancelled"));
    }
  }
  const paidAt = order.payments.find(({ at }) => paidBy(order, at) === "paid")?.at;
  if (paidAt) add("paid", paidAt, noticesOf(workflow, "paid"));
  return messages.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
