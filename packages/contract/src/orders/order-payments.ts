import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { Id, IdParams, Moment, Money, optionalText } from "../shared.ts";

/** A payment of an order, or a refund: then its amount is negative. */
export const OrderPayment = z.object({
  id: Id,
  amount: Money,
  /** What the payer paid on top, to whom collects it: no part of the order; null: nothing. */
  fee: z.nullable(Money),
  /** Null: the customer's credit paid. */
  method: z.nullable(PaymentMethod),
  /** The reference of the mobile network or the till. */
  reference: z.string(),
  /** Who recorded it; empty for payments from before names were stored. */
  by: z.string(),
  at: Moment,
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** Ten trillion shillings: no order total is higher. */
export const mostOrderMinor = 1e15;
export const NewPayment = z.strictObject({
  amount_minor: z.int().check(z.gte(1), z.lte(mostOrderMinor)),
  method: PaymentMethod,
  reference: z._default(optionalText(60), ""),
  reason: z._default(optionalText(200), ""),
});
export type NewPayment = z.input<typeof NewPayment>;

/** The balance of an order after a payment or refund. */
export const Balance = z.object({ paid: Money, owed: Money });
export type Balance = z.infer<typeof Balance>;

export const orderPayments = {
  /** 422 for more than is owed, 409 for a cancelled order. */
  create: endpoint({
    method: "POST",
    path: "/orders/:id/payments",
    access: { resource: "transactions", action: "create" },
    summary: "Record a payment of an order",
    params: IdParams,
    body: NewPayment,
    reply: Balance,
    errors: ["order_cancelled", "payment_too_large"],
  }),
  /** What the customer paid too much before pays. 409 for more than they have, or a cancelled order; 422 for more than is owed. */
  useCredit: endpoint({
    method: "POST",
    path: "/orders/:id/credit-payments",
    access: { resource: "transactions", action: "create" },
    summary: "Pay an order from its customer's credit",
    params: IdParams,
    body: z.strictObject({ amount_minor: z.int().check(z.gte(1), z.lte(mostOrderMinor)) }),
    reply: Balance,
    errors: ["order_cancelled", "payment_too_large", "balance_too_small"],
  }),
  /** 422 for more than was paid. */
  refund: endpoint({
    method: "POST",
    path: "/orders/:id/refunds",
    access: { resource: "transactions", action: "update" },
    summary: "Record a refund to the customer",
    params: IdParams,
    body: NewPayment,
    reply: Balance,
    errors: ["refund_too_large"],
  }),
};
