import { type Goods, moneyOf, owedMinorOf } from "@mauzo/contract/orders/order-states";
import {
  byEitherName,
  isWaiting,
  type MessageField,
  type OrderTimer,
  type OrderWorkflow,
  type Texts,
  type TriedMessage,
  type WorkflowEvent,
} from "@mauzo/contract/orders/order-workflow";
import type { Order } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import { fillText } from "@mauzo/format/fill-text";
import { formatMoney } from "@mauzo/format/money";
import type { OrderFacts } from "./queries/messages.ts";

/** So long a move can be taken back before the customer is told of it; the toast that offers it is gone by then. */
export const undoSeconds = 6;

const friend: Record<Language, string> = { en: "Dear customer", sw: "Mteja wetu" };

/** What the fields of a message stand for; without the link, which is made for each. */
export function fieldsOf(facts: OrderFacts, language: Language): Record<Exclude<MessageField, "link">, string> {
  const { goods, money, currency } = facts;
  const [total, paid] = [
    { minor: facts.totalMinor, currency },
    { minor: facts.paidMinor, currency },
  ];
  return {
    name: facts.customerName || friend[language],
    number: facts.number,
    total: formatMoney(total),
    owed: formatMoney({ minor: owedMinorOf({ goods, money, total, paid }), currency }),
    shop: facts.shopName,
  };
}

/** The texts of a step that are sent, with whom they are for. */
export function noticesOf({ steps }: OrderWorkflow, event: WorkflowEvent) {
  const { customer, staff } = steps[event];
  return [
    ...(customer.on ? [{ audience: "customer" as const, text: customer.text }] : []),
    ...(staff.on ? [{ audience: "staff" as const, text: staff.text }] : []),
  ];
}

/** The timers that run while an order waits in a state. */
export const timersOf = ({ timers }: OrderWorkflow, goods: Goods): OrderTimer[] =>
  isWaiting(goods) ? timers.filter(({ state }) => state === goods) : [];

/** The timers of a workflow that the one before did not have just so: those run already. Their words are read when they end. */
export function startingTimers(before: OrderWorkflow, { timers }: OrderWorkflow): string[] {
  const asTimed = ({ id, state, after_minutes, unpaid_only, action }: OrderTimer) =>
    [id, state, after_minutes, unpaid_only, action].join();
  const running = new Set(before.timers.map(asTimed));
  return timers.filter((timer) => !running.has(asTimed(timer))).map(({ id }) => id);
}

/** A link is made when a message is sent, and of what is only tried nothing is. */
const linkStandIns = { customer: "…/cart", staff: "…/orders" };

type Moment = { at: string; goods: Goods; until: string };

/** Where the goods of an order were, from when to when, oldest first. */
function whereabouts(order: Pick<Order, "changes" | "placed_at">, now: string): Moment[] {
  const moves = order.changes
    .toReversed()
    .flatMap(({ change, at }) => (change.kind === "moved" ? [{ at, ...change }] : []));
  const first = { at: order.placed_at, to: moves[0]?.from ?? ("new" as const) };
  return [first, ...moves].map(({ at, to }, index) => ({ at, goods: to, until: moves[index]?.at ?? now }));
}

/** How much of an order's money was here at a moment. */
function paidBy(order: Pick<Order, "payments" | "total">, moment: string) {
  let [paidMinor, refundedMinor] = [0, 0];
  for (const { amount, at } of order.payments) {
    if (at > moment) break;
    paidMinor += amount.minor;
    if (amount.minor < 0) refundedMinor -= amount.minor;
  }
  return moneyOf({ paidMinor, refundedMinor, totalMinor: order.total.minor });
}

/**
 * What an order that was there would have had sent, had the workflow been this one, oldest first.
 * @param now until when an order that still waits has waited.
 */
export function tryOn(order: Order, facts: OrderFacts, workflow: OrderWorkflow, now: string): TriedMessage[] {
  const messages: TriedMessage[] = [];
  const fill = (text: Texts, language: Language, link: string) =>
    fillText(text[language], byEitherName({ ...fieldsOf(facts, language), link }));
  const add = (
    event: TriedMessage["event"],
    at: string,
    notices: { audience: "customer" | "staff"; text: Texts }[],
  ) => {
    for (const { audience, text } of notices) {
      const toCustomer = audience === "customer";
      messages.push({
        ...{ event, audience, at },
        channel: toCustomer ? (facts.conversationId === null ? null : "chat") : "mail",
        text: fill(text, toCustomer ? facts.language : facts.shopLanguage, linkStandIns[audience]),
      });
    }
  };
  for (const { at, goods, until } of whereabouts(order, now)) {
    add(goods, at, noticesOf(workflow, goods));
    for (const { after_minutes, unpaid_only, action, text } of timersOf(workflow, goods)) {
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
