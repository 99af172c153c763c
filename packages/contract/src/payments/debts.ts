import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { defineList } from "../lists.ts";
import { DebtAnswer } from "../orders/debt-answers.ts";
import { CreditDay } from "../orders/order-credit.ts";
import { PaperSize } from "../orders/order-documents.ts";
import { NewPayment } from "../orders/order-payments.ts";
import { OrderPlan } from "../orders/order-plans.ts";
import { debtReminders, OrderMessage, routeReasons } from "../orders/order-workflow.ts";
import { OrderRow } from "../orders/orders.ts";
import { Id, IdParams, Language, Moment, Money, optionalText, page } from "../shared.ts";
import { ManualDebt } from "./manual-debts.ts";

/** How old a debt is, by the days since the order was placed: up to 7, 30 and 60 days, and more. */
export const debtAges = ["week", "month", "two_months", "older"] as const;
export const DebtAge = z.enum(debtAges);
export type DebtAge = z.infer<typeof DebtAge>;
/** The first and the last day of each age. */
export const daysOfAge: Readonly<Record<DebtAge, { from: number; to: number | null }>> = {
  week: { from: 0, to: 7 },
  month: { from: 8, to: 30 },
  two_months: { from: 31, to: 60 },
  older: { from: 61, to: null },
};
export const ageOfDays = (days: number): DebtAge =>
  debtAges.find((age) => days <= (daysOfAge[age].to ?? Number.POSITIVE_INFINITY)) ?? "older";

/** Where a debt stands: past its day, to be paid within six days, promised, promised for a day that is past, disputed, without a day. */
export const debtStates = ["overdue", "soon", "promised", "broken", "disputed", "undated"] as const;
export const DebtState = z.enum(debtStates);
export type DebtState = z.infer<typeof DebtState>;

const Day = z.nullable(z.iso.date());

/** A customer who owes the shop. */
export const DebtRow = z.object({
  /** The customer's id. */
  id: Id,
  name: z.string(),
  /** As `phone` of the customer. */
  phone: z.nullable(z.string()),
  /** What is owed for all their orders, and what was written down beside: the same as `owed` of the customer. */
  owed: Money,
  /** What of it should have been paid before today. */
  overdue: Money,
  /** For how many orders, and how many debts that were written down. */
  ...{ orders: z.int(), manual: z.int() },
  /** When the oldest of those was placed or written down, and how many days ago. */
  since: Moment,
  days: z.int(),
  /** The earliest day by which something is to be paid, and on which it was promised. */
  due_on: Day,
  promised_on: Day,
  /** Whether that promise is past. */
  is_broken: z.boolean(),
  /** Whether they dispute one of those orders, and nobody has answered. */
  disputed: z.boolean(),
});
export type DebtRow = z.infer<typeof DebtRow>;

/** An order for which something is owed. */
export const DebtOrder = z.object({
  id: Id,
  number: z.string(),
  ...{ total: Money, paid: Money, forgiven: Money, owed: Money },
  placed_at: Moment,
  days: z.int(),
  ...{ due_on: Day, promised_on: Day },
  is_overdue: z.boolean(),
  /** What of it should have been paid before today. */
  overdue: Money,
  reminds: z.boolean(),
  plan: OrderPlan,
  said: z.nullable(DebtAnswer),
  /** Whether the customer says that they have paid. */
  claimed: OrderRow.shape.claimed,
});
export type DebtOrder = z.infer<typeof DebtOrder>;

const mostPayments = 20;
const mostReminders = 20;
const mostOrders = 200;
/** What a customer owes, order by order, and what was written down beside. */
export const Debt = z.object({
  ...{ id: Id, name: z.string(), phone: z.nullable(z.string()) },
  ...{ owed: Money, overdue: Money },
  /** What they paid too much before, and is theirs. */
  credit: Money,
  /** As `credit_limit` of the customer. */
  limit: z.nullable(Money),
  /** In the order in which a payment goes to them: what is due first, then the oldest. */
  orders: z.array(DebtOrder).check(z.maxLength(mostOrders)),
  /** In the same order; a payment goes to both kinds by their days. */
  manual: z.array(ManualDebt).check(z.maxLength(mostOrders)),
  /** Their newest payments and refunds, the newest first. */
  payments: z
    .array(
      z.object({
        ...{
          id: Id,
          amount: Money,
          method: z.nullable(PaymentMethod),
          reference: z.string(),
          by: z.string(),
          at: Moment,
        },
        /** Null: it was of a debt that was written down. */
        order: z.nullable(z.object({ id: Id, number: z.string() })),
      }),
    )
    .check(z.maxLength(mostPayments)),
  /** The newest reminders of what they owe, the newest first. */
  reminders: z
    .array(
      z.object({
        ...{ id: Id, order: z.object({ id: Id, number: z.string() }), at: Moment },
        /** null: somebody sent it by hand. */
        level: z.nullable(z.enum(debtReminders)),
        ...{ state: OrderMessage.shape.state, channel: OrderMessage.shape.channel },
        /** Why nothing reached them, or why it went the way it did; null before it left. */
        why: z.nullable(z.enum(routeReasons)),
      }),
    )
    .check(z.maxLength(mostReminders)),
  /** The day it is in the shop. */
  today: z.iso.date(),
});
export type Debt = z.infer<typeof Debt>;
export const debtLimits = { payments: mostPayments, orders: mostOrders, reminders: mostReminders } as const;

export const debtList = defineList({
  columns: { owed: "integer", since: "moment", due: "moment or null", name: "text or null" },
  first: "owed_desc",
  filters: {
    state: z._default(z.enum(["all", ...debtStates]), "all"),
    /** Whoever has a debt of this age, also beside others. */
    age: z._default(z.enum(["all", ...debtAges]), "all"),
    /** Part of a name, also misspelt, or of a number. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  },
});
export const DebtFilter = debtList.query;
export type DebtFilter = z.input<typeof DebtFilter>;

/** What the shop is owed. */
export const DebtSummary = z.object({
  /** By customers, and what of it should have been paid before today, and is to be paid within six days. */
  ...{ owed: Money, overdue: Money, soon: Money },
  customers: z.int(),
  /** How old what is owed is, order by order. */
  ages: z.object({ week: Money, month: Money, two_months: Money, older: Money } satisfies Record<
    DebtAge,
    typeof Money
  >),
  /** What is owed for orders of nobody known: it is in no other figure. */
  nameless: Money,
});
export type DebtSummary = z.infer<typeof DebtSummary>;

/** What became of a reminder; `unreachable`: no way leads to the customer now. */
export const reminderStates = ["written", "queued", "sent_today", "unreachable"] as const;
export const ReminderState = z.enum(reminderStates);
export type ReminderState = z.infer<typeof ReminderState>;

const read = { resource: "transactions", action: "read" } as const;
const update = { resource: "transactions", action: "update" } as const;

export const DebtPayment = z.extend(NewPayment, {
  /** Whether what is more than is owed becomes the customer's credit. */
  surplus: z._default(z.boolean(), false),
});
export type DebtPayment = z.input<typeof DebtPayment>;

export const debts = {
  list: endpoint({
    method: "GET",
    path: "/debts",
    access: read,
    summary: "The customers who owe the shop, those who owe the most first or as sorted",
    query: DebtFilter,
    reply: page(DebtRow),
  }),
  summary: endpoint({
    method: "GET",
    path: "/debts/summary",
    access: read,
    summary: "What the shop is owed in all, what of it is overdue, and how old it is",
    reply: DebtSummary,
  }),
  get: endpoint({
    method: "GET",
    path: "/debts/:id",
    access: read,
    summary: "What a customer owes, order by order, and what they paid",
    params: IdParams,
    reply: Debt,
  }),
  /**
   * What is due first is paid first, then the oldest, in one transaction. 422 for more than is owed, unless it says `surplus`;
   * also then where they have as many debts as are shown, or more.
   */
  pay: endpoint({
    method: "POST",
    path: "/debts/:id/payments",
    access: { resource: "transactions", action: "create" },
    summary: "Record a payment of what a customer owes",
    params: IdParams,
    body: DebtPayment,
    errors: ["payment_above_owed"],
    reply: z.object({
      /** What went to which order, or to which debt that was written down: then it has no order. */
      paid: z.array(z.object({ order: z.nullable(z.object({ id: Id, number: z.string() })), id: Id, amount: Money })),
      /** What was more than is owed. */
      credit: Money,
      debt: Debt,
    }),
  }),
  promise: endpoint({
    method: "POST",
    path: "/debts/:id/promise",
    access: update,
    summary: "Note when a customer promised to pay what they owe",
    params: IdParams,
    body: z.strictObject({ promised_on: CreditDay }),
    reply: Debt,
    status: 200,
  }),
  /** Creates a link, so it is no read. What is sent goes into the customer's conversation. 409 where nothing is owed, or the customer is forgotten. */
  remind: endpoint({
    method: "POST",
    path: "/debts/:id/reminders",
    access: update,
    summary: "A message that asks a customer for what they owe, with the link to pay it",
    params: IdParams,
    /** Whether it is sent as well, once a day; otherwise it is only written, to be sent by hand. */
    body: z.strictObject({ send: z._default(z.boolean(), false) }),
    reply: z.object({ state: ReminderState, text: optionalText(2000), url: z.string() }),
    errors: ["debt_nothing_owed", "debt_customer_forgotten"],
  }),
};

export const debtExports = {
  file: endpoint({
    method: "GET",
    path: "/debt-exports/debts.csv",
    access: read,
    summary: "The customers of a list of debts as a CSV file, in the requested language",
    /** The same filter as `debts.list`; the server does the paging. */
    query: z.omit(DebtFilter, { cursor: true, limit: true }),
    timeoutMs: 300_000,
    recorded: "debts_exported",
    reply: z.unknown(),
  }),
  /** Without a language, the customer's, or the shop's. */
  statement: endpoint({
    method: "GET",
    path: "/debt-exports/statements/:id",
    access: read,
    summary: "What a customer owes, order by order and payment by payment, as PDF",
    params: IdParams,
    query: z.object({ size: z._default(PaperSize, "a4"), language: z.optional(Language) }),
    errors: ["too_many_tries"],
    timeoutMs: 120_000,
    recorded: "debts_exported",
    reply: z.unknown(),
  }),
};
