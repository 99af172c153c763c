import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Id, IdParams, Money, optionalText, requiredText, Version } from "../shared.ts";
import { choiceErrors } from "./choice-errors.ts";
import { ChargeInput, mostCharges } from "./order-charges.ts";
import { NewPayment } from "./order-payments.ts";
import { mostOrderedProducts, OrderedProduct } from "./ordered-products.ts";
import { Order } from "./orders.ts";

const mostLines = 400;
const each = <T extends { id: string }>(lines: readonly T[]) =>
  new Set(lines.map(({ id }) => id.toLowerCase())).size === lines.length;
const twice = { message: "order_line_twice" satisfies PlainCode };
const Reason = z._default(optionalText(200), "");

/**
 * The new contents of an order. Lines that are not named stay as they are, one with no units is removed; existing lines
 * keep the price they were ordered at, new ones get today's. The charges replace all earlier ones.
 */
export const OrderEdit = z.strictObject({
  /** The version of the order it was made from. */
  version: Version,
  lines: z._default(
    z
      .array(z.strictObject({ id: Id, quantity: z.int().check(z.gte(0), z.lte(10_000)) }))
      .check(z.maxLength(mostLines), z.refine(each, twice)),
    [],
  ),
  products: z._default(z.array(OrderedProduct).check(z.maxLength(mostOrderedProducts)), []),
  charges: z.array(ChargeInput).check(z.maxLength(mostCharges)),
  note: optionalText(500),
  reason: Reason,
});
export type OrderEdit = z.input<typeof OrderEdit>;

/** Products that come back after the order was handed over, and the money refunded. */
export const OrderReturn = z.strictObject({
  version: Version,
  lines: z
    .array(
      z.strictObject({
        id: Id,
        quantity: z.int().check(z.gte(1), z.lte(10_000)),
        /** Whether it can be sold again. If not, it is written off as damaged. */
        restock: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostLines), z.refine(each, twice)),
  refund: z.optional(z.omit(NewPayment, { reason: true })),
  reason: Reason,
});
export type OrderReturn = z.input<typeof OrderReturn>;

/** The effect of a change, before it is made. */
export const ChangePreview = z.object({
  total_from: Money,
  total_to: Money,
  /** What is then owed, and what is to be refunded. */
  owed: Money,
  refundable: Money,
  stock: z.array(
    z.object({
      item_id: Id,
      name: z.string(),
      /** The change of the stock; negative: it goes out. */
      change: z.int(),
      /** The stock afterwards; null: not counted. */
      left: z.nullable(z.int()),
      /** Whether the stock is enough. */
      enough: z.boolean(),
    }),
  ),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

const update = { resource: "orders", action: "update" } as const;

/**
 * 409 where the order has changed since, where its fulfilment status does not allow it (`isEditable`, `isReturnable`),
 * and where there is not enough stock.
 */
export const orderEdits = {
  preview: endpoint({
    method: "POST",
    path: "/orders/:id/edits/preview",
    access: update,
    summary: "What an edit of an order would change in its total and take from stock",
    params: IdParams,
    body: OrderEdit,
    reply: ChangePreview,
    status: 200,
    errors: [
      "order_cancelled",
      "order_not_editable",
      "order_changed",
      "order_line_unknown",
      "order_needs_product",
      "order_total_too_large",
      "discount_too_large",
      ...choiceErrors,
    ],
  }),
  save: endpoint({
    method: "POST",
    path: "/orders/:id/edits",
    access: update,
    summary: "Edit the contents of an order; its stock moves by the difference",
    params: IdParams,
    body: OrderEdit,
    reply: Order,
    errors: [
      "order_cancelled",
      "order_not_editable",
      "order_changed",
      "order_line_unknown",
      "order_needs_product",
      "order_total_too_large",
      "discount_too_large",
      "credit_limit_reached",
      ...choiceErrors,
      "item_few_left",
      "item_sold_out",
      "product_gone",
      "order_sold_out",
    ],
  }),
  previewReturn: endpoint({
    method: "POST",
    path: "/orders/:id/returns/preview",
    access: update,
    summary: "What a return would change in the total and give back to stock",
    params: IdParams,
    body: OrderReturn,
    reply: ChangePreview,
    status: 200,
    errors: ["order_cancelled", "order_not_returnable", "order_changed", "order_line_unknown", "return_too_large"],
  }),
  /** 422 for more than was sold; with a refund the caller also needs permission to record refunds. */
  return: endpoint({
    method: "POST",
    path: "/orders/:id/returns",
    access: update,
    summary: "Take products of an order back, and record the refund",
    params: IdParams,
    body: OrderReturn,
    reply: Order,
    errors: [
      "order_cancelled",
      "order_not_returnable",
      "order_changed",
      "order_line_unknown",
      "return_too_large",
      "refund_forbidden",
      "refund_too_large",
    ],
  }),
  note: endpoint({
    method: "POST",
    path: "/orders/:id/notes",
    access: update,
    summary: "Add an internal note to an order's history",
    params: IdParams,
    body: z.strictObject({ text: requiredText(500) }),
    reply: Order,
  }),
};
