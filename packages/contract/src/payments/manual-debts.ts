import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { CreditDay } from "../orders/order-credit.ts";
import { Id, IdParams, Moment, Money, optionalText, requiredText } from "../shared.ts";

/** What somebody owed before the shop wrote debts down here, and money or goods that they were lent beside any order. */
export const manualDebtKinds = ["opening", "loan"] as const;
export const ManualDebtKind = z.enum(manualDebtKinds);
export type ManualDebtKind = z.infer<typeof ManualDebtKind>;

/** A debt that the shop wrote down: it is of no order. */
export const ManualDebt = z.object({
  id: Id,
  kind: ManualDebtKind,
  ...{ amount: Money, paid: Money, forgiven: Money, owed: Money },
  due_on: CreditDay,
  promised_on: CreditDay,
  is_overdue: z.boolean(),
  /** What of it should have been paid before today: all of it or nothing. */
  overdue: Money,
  note: z.string(),
  /** Who wrote it down, when, and how many days ago. */
  by: z.string(),
  at: Moment,
  days: z.int(),
});
export type ManualDebt = z.infer<typeof ManualDebt>;

/** A hundred billion shillings. */
export const mostManualMinor = 1e13;
/** Of the reason for forgiving it: it stands in the books, as references of payments do. */
export const mostForgivenReason = 60;
const AmountMinor = z.int().check(z.gte(1), z.lte(mostManualMinor));
export const NewManualDebt = z.strictObject({
  kind: ManualDebtKind,
  amount_minor: AmountMinor,
  due_on: z._default(CreditDay, null),
  note: z._default(optionalText(200), ""),
});
export type NewManualDebt = z.input<typeof NewManualDebt>;

const add = { resource: "transactions", action: "create" } as const;
const remove = { resource: "transactions", action: "delete" } as const;

export const manualDebts = {
  /** What is lent counts against the customer's limit; what they owed before has happened, and is written down. */
  create: endpoint({
    method: "POST",
    path: "/debts/:id/manual",
    access: add,
    summary: "Write down what a customer owes beside their orders",
    params: IdParams,
    body: NewManualDebt,
    reply: ManualDebt,
    errors: ["credit_limit_reached", "debts_too_many", "debt_customer_forgotten"],
  }),
  /** It stays in the books, and is owed no more. One that is struck with the same reason stays as it is. */
  void: endpoint({
    method: "POST",
    path: "/manual-debts/:id/void",
    access: remove,
    summary: "Take back a debt that was written down by mistake, while nothing of it is paid or forgiven",
    params: IdParams,
    body: z.strictObject({ reason: requiredText(200) }),
    reply: ManualDebt,
    status: 200,
    errors: ["debt_paid_already", "debt_voided"],
  }),
  /** 422 for more than is owed. No money moves: it is owed no more, and never counts as received. */
  forgive: endpoint({
    method: "POST",
    path: "/manual-debts/:id/forgiven",
    access: "admin",
    summary: "Forgive a debt that was written down, or a part of it",
    params: IdParams,
    body: z.strictObject({ amount_minor: AmountMinor, reason: requiredText(mostForgivenReason) }),
    reply: ManualDebt,
    errors: ["payment_too_large"],
  }),
};
