import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { CartWay } from "../orders/cart.ts";
import { claimErrors } from "../orders/cart-claims.ts";
import { DebtAnswer, NewAnswer } from "../orders/debt-answers.ts";
import { CreditDay } from "../orders/order-credit.ts";
import { OrderPlan } from "../orders/order-plans.ts";
import { CartClaim, NewClaim } from "../orders/payment-claims.ts";
import { Id, IdParams, Language, Money, optionalText } from "../shared.ts";
import { ManualDebtKind } from "./manual-debts.ts";
import { askErrors, CartPayment, NewPaymentRequest, PaymentOffer } from "./payments.ts";

/** What the address of a balance says: nobody can guess one. */
export const BalanceCode = z.string().check(z.regex(/^[\w-]{22}$/));

/** An order for which something is owed, as whoever has the link sees it. */
export const BalanceOrder = z.object({
  id: Id,
  number: z.string(),
  ...{ total: Money, paid: Money, owed: Money },
  /** Days of the shop. */
  placed_on: z.iso.date(),
  due_on: z.nullable(z.iso.date()),
  is_overdue: z.boolean(),
  overdue: Money,
  plan: OrderPlan,
  /** What they said of it by this link, and what the shop answered. */
  said: z.nullable(DebtAnswer),
  /** Whether they said that they paid something of it, and the shop has not looked. */
  claimed: z.boolean(),
});
export type BalanceOrder = z.infer<typeof BalanceOrder>;

/** A debt that the shop wrote down, as whoever has the link sees it: without the shop's note. */
export const BalanceManual = z.object({
  id: Id,
  kind: ManualDebtKind,
  ...{ amount: Money, owed: Money },
  /** Days of the shop. */
  written_on: z.iso.date(),
  due_on: CreditDay,
  is_overdue: z.boolean(),
});
export type BalanceManual = z.infer<typeof BalanceManual>;

/** What a customer owes a shop, to whoever has the link: no name, no number, nothing of what was bought. */
export const Balance = z.object({
  shop_name: z.string(),
  language: Language,
  ...{ owed: Money, overdue: Money },
  /** What they paid too much before, and is theirs. */
  credit: Money,
  /** The earliest day on which they promised to pay. */
  promised_on: CreditDay,
  /** The day it is in the shop. */
  today: z.iso.date(),
  /** In the order in which a payment goes to them: what is due first, then the oldest. */
  orders: z.array(BalanceOrder),
  manual: z.array(BalanceManual),
  /** Their newest payments and refunds, the newest first; without a number it was of what was written down. */
  payments: z.array(z.object({ id: Id, amount: Money, on: z.iso.date(), number: z.nullable(z.string()) })),
  /** The ways in which the shop is paid by hand, while something is owed. */
  ways: z.array(CartWay),
  takes_cash: z.boolean(),
  /** What a phone would be asked for now, and what became of it the last time. */
  offer: PaymentOffer,
  asked: z.nullable(CartPayment),
});
export type Balance = z.infer<typeof Balance>;

/** For how many days ahead a customer may promise. */
export const mostPromiseDays = 60;
export const BalancePromise = z.strictObject({ promised_on: CreditDay });
export type BalancePromise = z.infer<typeof BalancePromise>;
/** What they say to have paid for an order. */
export const BalanceClaim = z.extend(NewClaim, { order_id: Id });
export type BalanceClaim = z.input<typeof BalanceClaim>;

const params = z.object({ link: BalanceCode });

export const balanceLinks = {
  /** Changes nothing: previews and scanners open every link. */
  get: endpoint({
    method: "GET",
    path: "/balances/:link",
    access: "public",
    summary: "What a customer owes a shop, order by order, to whoever has the link",
    params,
    reply: Balance,
    errors: ["not_found"],
  }),
  /** What is due first is paid first, then the oldest; what is more than is owed is the customer's. */
  pay: endpoint({
    method: "POST",
    path: "/balances/:link/payments",
    access: "public",
    summary: "Ask a phone to pay what a customer owes, or a part of it",
    params,
    body: NewPaymentRequest,
    reply: CartPayment,
    errors: askErrors,
  }),
  /** Once each, until the shop has answered: they may change their mind, or take back what they said. */
  answer: endpoint({
    method: "POST",
    path: "/balances/:link/answers",
    access: "public",
    summary: "Say of an order that what is owed for it is right, or that it is not and why",
    params,
    body: NewAnswer,
    reply: z.object({ said: z.nullable(DebtAnswer) }),
    errors: ["not_found", "dispute_settled", "too_many_tries"],
  }),
  /** A claim as on the order's own page: it is no payment until the shop confirms it. */
  claim: endpoint({
    method: "POST",
    path: "/balances/:link/claims",
    access: "public",
    summary: "Say that something of what is owed for an order was paid, with a code or the network's message",
    params,
    body: BalanceClaim,
    reply: CartClaim,
    errors: ["not_found", ...claimErrors, "too_many_tries"],
  }),
  /** Nobody is reminded until the day after it. */
  promise: endpoint({
    method: "POST",
    path: "/balances/:link/promise",
    access: "public",
    summary: "Promise to pay what is owed by a day, 60 days ahead at most; null: promise nothing more",
    params,
    body: BalancePromise,
    reply: BalancePromise,
    status: 200,
    errors: ["not_found", "debt_nothing_owed", "promise_day", "order_cancelled", "too_many_tries"],
  }),
  /** Earlier links still work. 409 for a customer who is forgotten. */
  create: endpoint({
    method: "POST",
    path: "/debts/:id/links",
    access: { resource: "transactions", action: "update" },
    summary: "Create a new link to what a customer owes, with a message to send it in",
    params: IdParams,
    reply: z.object({ url: z.string(), text: optionalText(2000) }),
    errors: ["debt_customer_forgotten"],
  }),
  /** Those in messages that were sent too. */
  revoke: endpoint({
    method: "DELETE",
    path: "/debts/:id/links",
    access: { resource: "transactions", action: "update" },
    summary: "End every link to what a customer owes",
    params: IdParams,
    reply: z.object({ ended: z.int() }),
  }),
};
