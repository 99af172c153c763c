import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Day, IdParams, Money, optionalText, requiredText } from "../shared.ts";
import { mostOrderMinor } from "./order-payments.ts";

const AmountMinor = z.int().check(z.gte(1), z.lte(mostOrderMinor));
/** A day of the calendar by which something is paid; null: none. */
export const CreditDay = z.nullable(Day);

/** What an order is asked for after something of it was forgiven, or is asked for again. */
export const Forgiven = z.object({ forgiven: Money, owed: Money });
export type Forgiven = z.infer<typeof Forgiven>;

/**
 * Until when an order is to be paid, and when its customer promised to; null: nothing was said. `reminds`: the customer is
 * reminded by message 3 days and 1 day before the first of them and 1, 7 and 14 days after it, until the order is paid.
 */
export const CreditDays = z.object({ due_on: CreditDay, promised_on: CreditDay, reminds: z.boolean() });
export type CreditDays = z.infer<typeof CreditDays>;

/** For how many days a link to what a customer owes opens it. */
export const balanceLinkDays = 90;

/** What to change; what is left out stays. */
export const CreditDaysChange = z.strictObject({
  due_on: z.optional(CreditDay),
  promised_on: z.optional(CreditDay),
  reminds: z.optional(z.boolean()),
});
export type CreditDaysChange = z.input<typeof CreditDaysChange>;

/** Orders given on credit. */
export const orderCredit = {
  change: endpoint({
    method: "PATCH",
    path: "/orders/:id/credit",
    access: { resource: "transactions", action: "update" },
    summary: "Say until when an order is to be paid, and when its customer promised to",
    params: IdParams,
    body: CreditDaysChange,
    reply: CreditDays,
    errors: ["order_cancelled", "order_has_plan", "credit_limit_reached"],
  }),
  /** 422 for more than is owed. No money moves: it is owed no more, and never counts as received. */
  forgive: endpoint({
    method: "POST",
    path: "/orders/:id/forgiven",
    access: "admin",
    summary: "Forgive what is owed for an order, or a part of it",
    params: IdParams,
    body: z.strictObject({ amount_minor: AmountMinor, reason: requiredText(200) }),
    reply: Forgiven,
    errors: ["order_cancelled", "payment_too_large"],
  }),
  /** 422 for more than was forgiven. */
  unforgive: endpoint({
    method: "POST",
    path: "/orders/:id/forgiven/undo",
    access: "admin",
    summary: "Ask again for what was forgiven",
    params: IdParams,
    body: z.strictObject({ amount_minor: AmountMinor, reason: z._default(optionalText(200), "") }),
    reply: Forgiven,
    errors: ["order_cancelled", "unforgive_too_large"],
  }),
};
