import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { manualOrders, NewOrder } from "../orders/manual-orders.ts";
import { mostOrderMinor } from "../orders/order-payments.ts";
import { Id, IdParams, Moment, Money, optionalText, PageQuery, PriceMinor, page } from "../shared.ts";

const { customer, products, charges, note, language } = NewOrder.shape;
const AmountMinor = z.int().check(z.gte(1), z.lte(mostOrderMinor));

/** Cash is one payment, and mobile money another. */
export const SalePayment = z.strictObject({
  method: PaymentMethod,
  amount_minor: AmountMinor,
  reference: z._default(optionalText(60), ""),
});
export type SalePayment = z.input<typeof SalePayment>;

/** How many prices a sale may name. */
const mostPrices = 500;
/** Of a sale that was made without a network, and is told of later. */
export const LateSale = z.strictObject({
  /** When it was made, by the clock of the till. */
  at: Moment,
  /** What each item cost at the till: variants and add-ons. Prices that the shop had then; nothing said is the price of now. */
  prices: z.array(z.strictObject({ id: Id, price_minor: PriceMinor })).check(z.maxLength(mostPrices)),
});
export type LateSale = z.infer<typeof LateSale>;

/** What was not as it should be with a sale that was told of later: it has happened, so it is kept, with this. */
export const SaleNote = z.discriminatedUnion("kind", [
  /** Units were sold that were not in stock. */
  z.object({ kind: z.literal("short"), name: z.string(), missing: z.int() }),
  /** Another price than that of now. */
  z.object({ kind: z.literal("price"), name: z.string(), sold: Money, now: Money }),
  /** No longer on offer. */
  z.object({ kind: z.literal("archived"), name: z.string() }),
  /** More is owed now than the customer may owe. */
  z.object({ kind: z.literal("limit"), limit: Money, owed: Money }),
  /** The till's clock told a moment that cannot be; the sale stands at the nearest one that can. */
  z.object({ kind: z.literal("clock"), told: Moment }),
  /** Its shift was closed by then: what should have been in the drawer was corrected. */
  z.object({ kind: z.literal("closed") }),
]);
export type SaleNote = z.infer<typeof SaleNote>;

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
  /** Only of a sale that has happened already: nothing that changed since keeps it from being recorded. */
  late: z.optional(LateSale),
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
  /** When it was made. */
  at: Moment,
  /** Empty for a sale that was recorded as it was made. */
  notes: z.array(SaleNote),
});
export type Sale = z.infer<typeof Sale>;

/** A sale in the list of who made it. */
export const SaleRow = z.object({
  id: Id,
  order_id: z.string(),
  /** The name given with it; empty: none was. */
  customer: z.string(),
  total: Money,
  at: Moment,
});
export type SaleRow = z.infer<typeof SaleRow>;

/** The receipt of a sale, to be sent to its customer. */
export const SharedReceipt = z.object({
  /** The receipt as PDF, for anyone who has the link. */
  url: z.string(),
  expires_at: Moment,
  /** A message in the language of the sale that contains the link. */
  text: z.string(),
  /** The customer's, as an E.164 number. */
  phone: z.nullable(z.string()),
});
export type SharedReceipt = z.infer<typeof SharedReceipt>;

const access = { resource: "orders", action: "create" } as const;

export const sales = {
  /**
   * An order of the channel `pos`, placed, paid and handed over at once. The same sale again is answered with what it is;
   * 409 for another one with its id. One that was made without a network (`late`) stands at the moment when it was made, with
   * notes of what has changed since. With payments the caller also needs permission to record payments.
   */
  create: endpoint({
    method: "POST",
    path: "/pos/sales",
    access,
    summary: "Sell over the counter",
    body: NewSale,
    reply: Sale,
    errors: [
      ...manualOrders.create.errors,
      ...(["not_found", "pos_shift_closed", "pos_total_changed", "pos_credit_unknown", "pos_given_too_small"] as const),
      ...(["pos_id_used", "pos_method_twice", "pos_given_without_cash", "pos_price_unknown"] as const),
      "pos_cash_refused",
    ],
  }),
  /** The last sold first. */
  own: endpoint({
    method: "GET",
    path: "/pos/own-sales",
    access,
    summary: "The sales over the counter that the caller made, newest first",
    query: PageQuery,
    reply: page(SaleRow),
  }),
  /** One more link each time. 404 for somebody else's sale, without the permission to read orders. */
  share: endpoint({
    method: "POST",
    path: "/pos/sales/:id/receipt-links",
    access,
    summary: "Create a link to the receipt of a sale, with a message to send it in",
    params: IdParams,
    reply: SharedReceipt,
  }),
};
