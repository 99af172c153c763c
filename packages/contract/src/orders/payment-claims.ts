import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { Id, IdParams, Moment, Money, optionalText, requiredText } from "../shared.ts";
import { PaymentNetwork } from "../shop/payment-networks.ts";
import { mostOrderMinor } from "./order-payments.ts";

/**
 * A payment claim is not a payment: it is `open` until the shop confirms or declines it, or the customer withdraws it.
 */
export const claimStates = ["open", "confirmed", "declined", "withdrawn"] as const;
export const ClaimState = z.enum(claimStates);
export type ClaimState = z.infer<typeof ClaimState>;
export type ClaimEnd = Exclude<ClaimState, "open">;

/** How many claims of one order may be open, and how many there may be in all. */
export const mostOpenClaims = 3;
export const mostClaims = 20;

/** A payment claim, as the customer sees it. */
export const CartClaim = z.object({
  id: Id,
  state: ClaimState,
  amount: Money,
  method: PaymentMethod,
  /** The mobile network's reference, as the customer wrote it. */
  reference: z.string(),
  /** Whose confirmation the customer pasted; null: none, or not one with this reference. */
  network: z.nullable(PaymentNetwork),
  has_picture: z.boolean(),
  /** Why the shop declined it. */
  reason: z.string(),
  at: Moment,
});
export type CartClaim = z.infer<typeof CartClaim>;

/** The same claim as the shop sees it. */
export const OrderClaim = z.extend(CartClaim, {
  /** The staff member who confirmed or declined it; empty while nobody has. */
  by: z.string(),
  decided_at: z.nullable(Moment),
  /** The confirmation, without what is left in the account and without telephone numbers. It proves nothing. */
  text: z.string(),
  /** The number of the order that its code was used for; null: for none, or it is settled. */
  used_for: z.nullable(z.string()),
});
export type OrderClaim = z.infer<typeof OrderClaim>;

export const NewClaim = z.strictObject({
  amount_minor: z.int().check(z.gte(1), z.lte(mostOrderMinor)),
  method: z._default(PaymentMethod, "mobile_money"),
  reference: z._default(optionalText(60), ""),
  /** The network's confirmation, as the customer pasted it. */
  text: z._default(optionalText(1000), ""),
});
export type NewClaim = z.input<typeof NewClaim>;

/** What is known of the code that a claim carries. */
const codeErrors = ["code_used", "code_of_less", "receipt_dismissed"] as const;

const read = { resource: "orders", action: "read" } as const;
const decide = { resource: "transactions", action: "create" } as const;

export const paymentClaims = {
  list: endpoint({
    method: "GET",
    path: "/orders/:id/claims",
    access: read,
    summary: "The payment claims of an order, newest first",
    params: IdParams,
    reply: z.object({ items: z.array(OrderClaim) }),
  }),
  /**
   * Records the payment, once however often it is called; without `record` the payment is already recorded. 409 when
   * the claim is already settled another way, and when its code was used for an order.
   */
  confirm: endpoint({
    method: "POST",
    path: "/order-claims/:id/confirm",
    access: decide,
    summary: "Confirm a payment claim, as a payment",
    params: IdParams,
    body: z.strictObject({ record: z.boolean() }),
    reply: OrderClaim,
    errors: ["claim_settled", "order_cancelled", "payment_too_large", ...codeErrors],
  }),
  decline: endpoint({
    method: "POST",
    path: "/order-claims/:id/decline",
    access: decide,
    summary: "Decline a payment claim, with a reason the customer sees",
    params: IdParams,
    body: z.strictObject({ reason: requiredText(200) }),
    reply: OrderClaim,
    errors: ["claim_settled"],
  }),
  picture: endpoint({
    method: "GET",
    path: "/order-claims/:id/picture",
    access: read,
    summary: "The picture of a payment claim, as WebP",
    params: IdParams,
    reply: z.unknown(),
  }),
};
