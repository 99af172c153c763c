import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { Id, Language, Money, optionalText, requiredText } from "../shared.ts";
import { choiceErrors } from "./choice-errors.ts";
import { ChargeInput, mostCharges } from "./order-charges.ts";
import { mostOrderMinor } from "./order-payments.ts";
import { OrderedProducts } from "./ordered-products.ts";

/** The customer of an order: one the shop knows, or a name, a telephone number as people type it, or both. */
const ForCustomer = z
  .strictObject({
    id: z.optional(Id),
    name: z._default(optionalText(80), ""),
    phone: z._default(z.string().check(z.trim(), z.maxLength(32)), ""),
  })
  .check(
    z.refine(({ id, name, phone }) => id === undefined || (name === "" && phone === ""), {
      path: ["id"],
      message: "customer_ambiguous" satisfies PlainCode,
    }),
  );

/**
 * An order as staff enter it. The shop sets the prices: prices in the request are ignored. A percentage is taken of the
 * products alone and rounded to the nearest minor unit, halves up.
 */
export const NewOrder = z.strictObject({
  customer: z.optional(ForCustomer),
  products: OrderedProducts,
  charges: z._default(z.array(ChargeInput).check(z.maxLength(mostCharges)), []),
  /** What has already been paid. */
  payment: z.optional(
    z.strictObject({
      amount_minor: z.int().check(z.gte(1), z.lte(mostOrderMinor)),
      method: PaymentMethod,
      reference: z._default(optionalText(60), ""),
    }),
  ),
  /** The delivery method in the shop's words, and the place; its cost is a charge. */
  delivery: z.optional(z.strictObject({ method: requiredText(60), place: z._default(optionalText(200), "") })),
  note: z._default(optionalText(500), ""),
  /** The conversation it was agreed in: its receipt is sent there, and the inbox shows it. */
  conversation_id: z.optional(Id),
  /** The language of the link the customer gets. */
  language: Language,
});
export type NewOrder = z.input<typeof NewOrder>;

export const WrittenOrder = z.object({
  id: z.string(),
  /** The short order number. */
  order_id: z.string(),
  /** The customer's page of the order: only this reply has the address. */
  url: z.string(),
  total: Money,
  owed: Money,
});
export type WrittenOrder = z.infer<typeof WrittenOrder>;

export const manualOrders = {
  /**
   * 409 with the remaining stock where there is not enough; with a payment the caller also needs permission to record
   * payments.
   */
  create: endpoint({
    method: "POST",
    path: "/orders",
    access: { resource: "orders", action: "create" },
    summary: "Create an order that came in another way",
    body: NewOrder,
    reply: WrittenOrder,
    errors: [
      ...choiceErrors,
      "cart_empty",
      "cart_too_large",
      "item_few_left",
      "item_sold_out",
      "product_gone",
      "phone_invalid",
      "order_conversation_unknown",
      "customer_unknown",
      "payment_forbidden",
      "payment_too_large",
      "discount_too_large",
      "order_total_too_large",
      "credit_limit_reached",
    ],
  }),
};
