import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Moment, Money, optionalText, requiredText } from "../shared.ts";
import { mostOrderMinor, PaymentMethod } from "./order-payments.ts";

/** What a customer says was paid is no payment: `open` until the shop confirms or declines it, or the customer takes it back. */
export const claimStates = ["open", "confirmed", "declined", "withdrawn"] as const;
export const ClaimState = z.enum(claimStates);
export type ClaimState = z.infer<typeof ClaimState>;
export type ClaimEnd = Exclude<ClaimState, "open">;

/** How many claims of one order may wait for the shop, and how many there may be at all. */
export const mostOpenClaims = 3;
export const mostClaims = 20;

/** What a customer says was paid, as its customer sees it. */
export const CartClaim = z.object({
  id: Id,
  state: ClaimState,
  amount: Money,
  method: PaymentMethod,
  /** What the network calls it, as the customer wrote it. */
  reference: z.string(),
  has_picture: z.boolean(),
  /** Why the shop declined it. */
  reason: z.string(),
  at: Moment,
});
export type CartClaim = z.infer<typeof CartClaim>;

/** The same as the shop sees it. */
export const OrderClaim = z.extend(CartClaim, {
  /** Who of the shop confirmed or declined it; else empty. */
  by: z.string(),
  decided_at: z.nullable(Moment),
});
export type OrderClaim = z.infer<typeof OrderClaim>;

export const NewClaim = z.strictObject({
  amount_minor: z.int().check(z.gte(1), z.lte(mostOrderMinor)),
  method: z._default(PaymentMethod, "mobile_money"),
  reference: z._default(optionalText(60), ""),
});
export type NewClaim = z.input<typeof NewClaim>;

const read = { resource: "orders", action: "read" } as const;
const decide = { resource: "transactions", action: "create" } as const;

export const orderClaims = {
  list: endpoint({
    method: "GET",
    path: "/orders/:id/claims",
    access: read,
    summary: "What the customer of an order says was paid, newest first",
    params: IdParams,
    reply: z.object({ items: z.array(OrderClaim) }),
  }),
  /** Writes the payment down, once however often it is asked for; without `record` it is written down already. 409 once it is settled otherwise. */
  confirm: endpoint({
    method: "POST",
    path: "/order-claims/:id/confirm",
    access: decide,
    summary: "Confirm what a customer says was paid, as a payment",
    params: IdParams,
    body: z.strictObject({ record: z.boolean() }),
    reply: OrderClaim,
  }),
  decline: endpoint({
    method: "POST",
    path: "/order-claims/:id/decline",
    access: decide,
    summary: "Decline what a customer says was paid, with a reason the customer sees",
    params: IdParams,
    body: z.strictObject({ reason: requiredText(200) }),
    reply: OrderClaim,
  }),
  picture: endpoint({
    method: "GET",
    path: "/order-claims/:id/picture",
    access: read,
    summary: "The picture a customer sent with a claim, as WebP",
    params: IdParams,
    reply: z.unknown(),
  }),
};
