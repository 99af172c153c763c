import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { manualOrders, NewOrder } from "../orders/manual-orders.ts";
import { mostOrderMinor } from "../orders/order-payments.ts";
import { Id, Moment, Money, optionalText } from "../shared.ts";

const { customer, products, charges, note, language } = NewOrder.shape;
const AmountMinor = z.int().check(z.gte(1), z.lte(mostOrderMinor));

/** Cash is one payment, and mobile money another. */
export const SalePayment = z.strictObject({
  method: PaymentMethod,
  amount_minor: AmountMinor,
  reference: z._default(optionalText(60), ""),
});
export type SalePayment = z.input<typeof SalePayment>;

/** A sale over the counter. What is not paid is owed by the customer, who must be known by a number then. */
export const NewSale = z.strictObject({
  /** Chosen by the till, so that a sale that is sent twice is one order. */
  id: Id,
  shift_id: Id,
  ...{ customer, products, charges },
  /** What the till showed: if the shop's prices have changed since, nothing is sold. */
  total_minor: z.int().check(z.gte(0), z.lte(mostOrderMinor)),
  payments: z._default(z.array(SalePayment).check(z.maxLength(2)), []),
  /** The cash that was handed over, of which the change is given back. */
  given_minor: z._default(z.int().check(z.gte(0), z.lte(mostOrderMinor)), 0),
  ...{ note, language },
});
export type NewSale = z.input<typeof NewSale>;

export const Sale = z.object({
  id: Id,
  /** The order that it is. */
  order: Id,
  /** The short order number. */
  order_id: z.string(),
  /** The customer's page of the order. */
  url: z.string(),
  total: Money,
  paid: Money,
  owed: Money,
  /** Of the cash that was handed over. */
  change: Money,
  by: z.string(),
  at: Moment,
});
export type Sale = z.infer<typeof Sale>;

export const sales = {
  /**
   * An order of the channel `pos`, placed, paid and handed over at once. The same sale again is answered with what it is;
   * 409 for another one with its id. With payments the caller also needs permission to record payments.
   */
  create: endpoint({
    method: "POST",
    path: "/pos/sales",
    access: { resource: "orders", action: "create" },
    summary: "Sell over the counter",
    body: NewSale,
    reply: Sale,
    errors: [
      ...manualOrders.create.errors,
      ...(["not_found", "pos_shift_closed", "pos_total_changed", "pos_credit_unknown", "pos_given_too_small"] as const),
      ...(["pos_id_used", "pos_method_twice", "pos_given_without_cash"] as const),
    ],
  }),
};
