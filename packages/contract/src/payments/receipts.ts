import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { mostOrderMinor } from "../orders/order-payments.ts";
import { Id, IdParams, Moment, Money, optionalText, PageQuery, page, requiredText } from "../shared.ts";
import { PaymentNetwork } from "../shop/payment-networks.ts";

/** Where a receipt comes from. */
export const receiptSources = ["shop_sms", "customer_sms", "gateway", "statement"] as const;
export const ReceiptSource = z.enum(receiptSources);

/** Who paid, as far as the message says. */
const Payer = z.object({ name: z.string(), phone: z.nullable(z.string()) });
const OrderName = z.object({ id: Id, number: z.string() });

/** Something that tells of money that came. It pays for orders when somebody of the shop uses it. */
export const Receipt = z.object({
  id: Id,
  /** null: nobody knows. */
  network: z.nullable(PaymentNetwork),
  /** In capitals; counts once in a shop. */
  reference: z.string(),
  amount: Money,
  /** How much of it has not paid for anything. */
  left: Money,
  payer: Payer,
  /** When the money came, as the network says. */
  came_at: z.nullable(Moment),
  source: ReceiptSource,
  by: z.string(),
  at: Moment,
  /** What it paid for. */
  uses: z.array(z.object({ order: OrderName, amount: Money })),
  dismissed: z.nullable(z.object({ reason: z.string(), by: z.string(), at: Moment })),
});
export type Receipt = z.infer<typeof Receipt>;

/** What a message says. */
export const MessageReading = z.object({
  network: PaymentNetwork,
  direction: z.enum(["received", "sent"]),
  reference: z.string(),
  amount: Money,
  payer: Payer,
  came_at: z.nullable(Moment),
});
export type MessageReading = z.infer<typeof MessageReading>;

/** An order that the money may be for. */
export const ReceiptCandidate = z.object({
  order: z.extend(OrderName, { customer: z.string(), owed: Money, placed_at: Moment }),
  /** How well it fits, from 0 to 1. */
  score: z.number(),
  /** What fits of it. */
  fits: z.array(z.enum(["amount", "phone", "name"])),
});
export type ReceiptCandidate = z.infer<typeof ReceiptCandidate>;

const Use = z.strictObject({
  order_id: Id,
  amount_minor: z.int().check(z.gte(1), z.lte(mostOrderMinor)),
});
/** Orders that a receipt pays for, each once. */
const uses = (least: number) =>
  z.array(Use).check(
    z.minLength(least),
    z.maxLength(10),
    z.refine((all) => new Set(all.map(({ order_id }) => order_id)).size === all.length, {
      error: "order_twice" satisfies PlainCode,
    }),
  );
export type ReceiptUse = z.infer<typeof Use>;

export const receiptStates = ["unmatched", "used", "dismissed"] as const;
const text = requiredText(1000);
/** Words to look for among all orders that owe: a number, a name, a phone. Without them the newest are looked at. */
const search = z.optional(optionalText(80));

const read = { resource: "transactions", action: "read" } as const;
const create = { resource: "transactions", action: "create" } as const;
const useErrors = ["receipt_spent", "receipt_dismissed", "order_cancelled", "payment_too_large"] as const;

export const receipts = {
  /** `unmatched`: some of it has not paid for anything. `total` counts those that match. */
  list: endpoint({
    method: "GET",
    path: "/receipts",
    access: read,
    summary: "Money that came, as messages tell, newest first",
    query: z.extend(PageQuery, { state: z._default(z.enum(receiptStates), "unmatched") }),
    reply: page(Receipt),
  }),
  /** Keeps nothing. Without a `reading` the message cannot be read. */
  read: endpoint({
    method: "POST",
    path: "/receipts/read",
    access: create,
    summary: "Read a pasted confirmation, with the orders that its money may be for",
    body: z.strictObject({ text, search }),
    reply: z.object({
      reading: z.nullable(MessageReading),
      /** The receipt of this code, where one is kept. */
      known: z.nullable(Receipt),
      candidates: z.array(ReceiptCandidate),
    }),
    status: 200,
  }),
  candidates: endpoint({
    method: "GET",
    path: "/receipts/:id/candidates",
    access: create,
    summary: "The orders that a receipt's money may be for",
    params: IdParams,
    query: z.object({ search }),
    reply: z.object({ items: z.array(ReceiptCandidate) }),
  }),
  /** The same message again changes nothing, and is answered with the receipt. */
  create: endpoint({
    method: "POST",
    path: "/receipts",
    access: create,
    summary: "Keep a pasted confirmation, and pay for orders with it",
    body: z.strictObject({ text, orders: z._default(uses(0), []) }),
    reply: Receipt,
    errors: ["receipt_unreadable", "receipt_sent", ...useErrors],
  }),
  use: endpoint({
    method: "POST",
    path: "/receipts/:id/use",
    access: create,
    summary: "Pay for orders with the money of a receipt",
    params: IdParams,
    body: z.strictObject({ orders: uses(1) }),
    reply: Receipt,
    errors: [...useErrors],
  }),
  dismiss: endpoint({
    method: "POST",
    path: "/receipts/:id/dismiss",
    access: create,
    summary: "Put a receipt aside, with a reason",
    params: IdParams,
    body: z.strictObject({ reason: requiredText(200) }),
    reply: Receipt,
    status: 200,
  }),
  restore: endpoint({
    method: "POST",
    path: "/receipts/:id/restore",
    access: create,
    summary: "Take back a receipt that was put aside",
    params: IdParams,
    reply: Receipt,
    status: 200,
  }),
};
