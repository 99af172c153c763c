import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Moment, Money, optionalText } from "../shared.ts";

export const paymentMethods = ["mobile_money", "cash"] as const;
export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Money of an order that came, or went back: then its amount is below nothing. */
export const OrderPayment = z.object({
  id: Id,
  amount: Money,
  method: PaymentMethod,
  /** What the network or the till calls it. */
  reference: z.string(),
  /** Who wrote it down; empty for what is older than names. */
  by: z.string(),
  at: Moment,
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** Ten trillion shillings: no order comes to more. */
export const mostOrderMinor = 1e15;
export const NewPayment = z.strictObject({
  amount_minor: z.int().check(z.gte(1), z.lte(mostOrderMinor)),
  method: PaymentMethod,
  reference: z._default(optionalText(60), ""),
  reason: z._default(optionalText(200), ""),
});
export type NewPayment = z.input<typeof NewPayment>;

/** Where an order stands after money came or went. */
export const Balance = z.object({ paid: Money, owed: Money });
export type Balance = z.infer<typeof Balance>;

export const orderPayments = {
  /** 422 for more than is owed, 409 for an order that is cancelled. */
  create: endpoint({
    method: "POST",
    path: "/orders/:id/payments",
    access: { resource: "transactions", action: "create" },
    summary: "Write down what was paid for an order",
    params: IdParams,
    body: NewPayment,
    reply: Balance,
  }),
  /** 422 for more than was paid. */
  refund: endpoint({
    method: "POST",
    path: "/orders/:id/refunds",
    access: { resource: "transactions", action: "update" },
    summary: "Write down what went back to the customer",
    params: IdParams,
    body: NewPayment,
    reply: Balance,
  }),
};
