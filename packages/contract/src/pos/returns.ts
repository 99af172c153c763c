import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { OrderReturn, orderEdits } from "../orders/order-edits.ts";
import { mostOrderMinor } from "../orders/order-payments.ts";
import { Order } from "../orders/orders.ts";
import { Id, Moment, Money, requiredText } from "../shared.ts";

const { version, lines, reason } = OrderReturn.shape;

/** Goods that are brought back to the counter, with the cash that is given back for them out of the drawer. */
export const NewTillReturn = z.strictObject({
  /** Chosen by the till, so that a return that is sent twice is one. */
  id: Id,
  shift_id: Id,
  /** The order that they were sold with, over the counter or not. */
  order: Id,
  ...{ version, lines },
  /** 0: nothing was paid for them, or it stays with the shop. */
  refund_minor: z.int().check(z.gte(0), z.lte(mostOrderMinor)),
  reason,
});
export type NewTillReturn = z.input<typeof NewTillReturn>;

/** A return as its receipt says it. */
export const TillReturn = z.object({
  id: Id,
  order: Id,
  /** The short order number. */
  order_id: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), unit_price: Money, restocked: z.boolean() })),
  /** What the order comes to less: of a discount, what comes back has its share. */
  returned: Money,
  refunded: Money,
  /** What is still owed for the order. */
  owed: Money,
  by: z.string(),
  at: Moment,
});
export type TillReturn = z.infer<typeof TillReturn>;

const { access } = orderEdits.return;

export const tillReturns = {
  /** The order of a receipt, by its number, or by the key in the address that the receipt's code holds. */
  find: endpoint({
    method: "GET",
    path: "/pos/receipts",
    access,
    summary: "Find the order of a receipt",
    query: z.object({ code: requiredText(120) }),
    reply: Order,
    errors: ["pos_receipt_unknown"],
  }),
  /**
   * The same return again is answered with what it is; 409 for another one with its id, and where the order has changed since.
   * With a refund the caller also needs permission to record refunds.
   */
  create: endpoint({
    method: "POST",
    path: "/pos/returns",
    access,
    summary: "Take goods back at the till, and give their money back from the drawer",
    body: NewTillReturn,
    reply: TillReturn,
    errors: [
      ...orderEdits.return.errors,
      ...(["not_found", "pos_shift_closed", "pos_drawer_too_small", "pos_refund_too_large", "pos_id_used"] as const),
    ],
  }),
};
