import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Money, optionalText, requiredText } from "../shared.ts";
import { ChargeInput, mostCharges } from "./order-charges.ts";
import { NewPayment } from "./order-payments.ts";
import { mostOrderedProducts, OrderedProduct } from "./ordered-products.ts";
import { Order } from "./orders.ts";

const mostLines = 400;
const each = <T extends { id: string }>(lines: readonly T[]) =>
  new Set(lines.map(({ id }) => id.toLowerCase())).size === lines.length;
const twice = { message: "The same line is there twice" };
const Edition = z.int().check(z.gte(0));
const Reason = z._default(optionalText(200), "");

/**
 * What is to be in an order. Lines that are not named stay as they are, one of no units is taken out; what is there keeps
 * the price it was ordered at, what is new has today's. The charges are all there are afterwards.
 */
export const OrderEdit = z.strictObject({
  /** What it was made from: the order's. */
  edition: Edition,
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

/** What comes back of an order that was handed over, and what goes back of its money. */
export const OrderReturn = z.strictObject({
  edition: Edition,
  lines: z
    .array(
      z.strictObject({
        id: Id,
        quantity: z.int().check(z.gte(1), z.lte(10_000)),
        /** Whether it can be sold again. What cannot is written off as damaged. */
        restock: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostLines), z.refine(each, twice)),
  refund: z.optional(z.omit(NewPayment, { reason: true })),
  reason: Reason,
});
export type OrderReturn = z.input<typeof OrderReturn>;

/** What a change does, before it is done. */
export const ChangePreview = z.object({
  total_from: Money,
  total_to: Money,
  /** What is to be paid then, and what is to go back. */
  owed: Money,
  refundable: Money,
  stock: z.array(
    z.object({
      item_id: Id,
      name: z.string(),
      /** Below nothing: goes out. */
      change: z.int(),
      /** What is there then; null: not counted. */
      left: z.nullable(z.int()),
      /** Whether there is so much of it on sale. */
      enough: z.boolean(),
    }),
  ),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

const update = { resource: "orders", action: "update" } as const;

/**
 * 409 where the order changed since, where its goods are elsewhere (`isEditable`, `isReturnable`), and where there is not
 * enough in stock.
 */
export const orderEdits = {
  preview: endpoint({
    method: "POST",
    path: "/orders/:id/edits/preview",
    access: update,
    summary: "What a change of an order would come to, and take from stock",
    params: IdParams,
    body: OrderEdit,
    reply: ChangePreview,
    status: 200,
  }),
  save: endpoint({
    method: "POST",
    path: "/orders/:id/edits",
    access: update,
    summary: "Change what is in an order; its stock moves by the difference",
    params: IdParams,
    body: OrderEdit,
    reply: Order,
  }),
  previewReturn: endpoint({
    method: "POST",
    path: "/orders/:id/returns/preview",
    access: update,
    summary: "What a return would come to, and give back to stock",
    params: IdParams,
    body: OrderReturn,
    reply: ChangePreview,
    status: 200,
  }),
  /** 422 for more than was sold; a refund needs leave to write refunds down as well. */
  return: endpoint({
    method: "POST",
    path: "/orders/:id/returns",
    access: update,
    summary: "Take goods of an order back, and write down what went back of its money",
    params: IdParams,
    body: OrderReturn,
    reply: Order,
  }),
  note: endpoint({
    method: "POST",
    path: "/orders/:id/notes",
    access: update,
    summary: "Add a note of the shop's own to an order's history",
    params: IdParams,
    body: z.strictObject({ text: requiredText(500) }),
    reply: Order,
  }),
};
