import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { CartToken } from "../orders/cart.ts";
import { Id, IdParams, Moment, Money, WatchSeconds } from "../shared.ts";
import { PaymentNetwork } from "../shop/payment-networks.ts";
import { mostAskedMinor } from "./most-asked.ts";
import { PaymentFailure, PaymentState } from "./payment-states.ts";

/** Who asks phones for money. */
export const paymentProviders = ["mpesa", "airtel", "clickpesa"] as const;
export const PaymentProvider = z.enum(paymentProviders);
export type PaymentProvider = z.infer<typeof PaymentProvider>;

const asked = {
  id: Id,
  state: PaymentState,
  /** Why it failed; null while it has not. */
  failure: z.nullable(PaymentFailure),
  network: PaymentNetwork,
  /** What it pays of the order. */
  amount: Money,
  /** What the payer pays on top. */
  fee: Money,
  /** What the phone is asked for. */
  asked: Money,
  /** What of it was more than the order owed when it came, and is not the order's. */
  surplus: Money,
  at: Moment,
};

/** A payment of an order asked of a phone, as the customer sees it. */
export const CartPayment = z.object({ ...asked, /** The last digits of the phone. */ phone_end: z.string() });
export type CartPayment = z.infer<typeof CartPayment>;

/** The same as the shop sees it. */
export const OrderPaymentRequest = z.object({
  ...asked,
  /** null for who does not see customers' numbers. */
  phone: z.nullable(z.string()),
  /** The network's code of the transfer; empty until it is paid. */
  network_ref: z.string(),
  /** The staff member who asked; empty for the customer. */
  by: z.string(),
});
export type OrderPaymentRequest = z.infer<typeof OrderPaymentRequest>;

/** What a phone would be asked for: the owed amount, the fee on top, and both in whole shillings. */
export const PaymentOffer = z.object({
  /** The networks whose phones can be asked. */
  networks: z.array(PaymentNetwork),
  owed: Money,
  fee: Money,
  asked: Money,
});
export type PaymentOffer = z.infer<typeof PaymentOffer>;

export const NewPaymentRequest = z.strictObject({
  phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)),
  /** All that is owed where it is missing. */
  amount_minor: z.optional(z.int().check(z.gte(1), z.lte(mostAskedMinor))),
});
export type NewPaymentRequest = z.input<typeof NewPaymentRequest>;

const query = z.object({ token: CartToken });
/** Why no phone is asked. */
export const askErrors = [
  ...(["payment_waits", "payment_order_cancelled", "payment_nothing_owed", "payment_above_owed"] as const),
  ...(["payment_push_off", "payment_network_unknown", "phone_invalid", "too_many_tries", "not_found"] as const),
] as const;

/** The most bytes of a provider's callback. */
export const callbackMaxBytes = 64 * 1024;

/** Payments by push: a phone is asked, and its owner enters the PIN. */
export const payments = {
  ofOrder: endpoint({
    method: "GET",
    path: "/orders/:id/payment-requests",
    access: { resource: "orders", action: "read" },
    summary: "What phones were asked to pay for an order, newest first, and what one would be asked now",
    params: IdParams,
    reply: z.object({ items: z.array(OrderPaymentRequest), offer: PaymentOffer }),
  }),
  /** 409 while another one waits, and for an order that owes nothing. */
  ask: endpoint({
    method: "POST",
    path: "/orders/:id/payment-requests",
    access: { resource: "transactions", action: "create" },
    summary: "Ask a phone to pay for an order",
    params: IdParams,
    body: NewPaymentRequest,
    reply: OrderPaymentRequest,
    errors: askErrors,
  }),
  ofCart: endpoint({
    method: "GET",
    path: "/api/v1/order/payments",
    access: "cart",
    summary: "What phones were asked to pay for the order of a link, newest first, and what one would be asked now",
    query,
    /** `cursor`: for the long poll `watchCart`. */
    reply: z.object({ items: z.array(CartPayment), offer: PaymentOffer, cursor: z.string() }),
  }),
  /** A long poll. When the reply has the same cursor, ask again at once; otherwise after `pause_ms`. */
  watchCart: endpoint({
    method: "GET",
    path: "/api/v1/order/payments/watch",
    access: "cart",
    summary:
      "Long poll: whether the payments of a link's order have changed since they were last seen; waits until then",
    query: z.object({ token: CartToken, seen: z.string().check(z.maxLength(64)), wait: WatchSeconds }),
    timeoutMs: 30_000,
    reply: z.object({ cursor: z.string(), pause_ms: z.int() }),
  }),
  /** 409 while another one waits, and for an order that owes nothing. */
  pay: endpoint({
    method: "POST",
    path: "/api/v1/order/payments",
    access: "cart",
    summary: "Ask a phone to pay for an order, as its customer",
    query,
    body: NewPaymentRequest,
    reply: CartPayment,
    errors: askErrors,
  }),
  /** A hint to ask the provider, which alone says what became of a payment. */
  callback: endpoint({
    method: "POST",
    path: "/payments/callbacks/:secret",
    access: "public",
    summary: "A provider says that something became of a payment",
    params: z.object({ secret: z.string().check(z.maxLength(200)) }),
    takesBytes: callbackMaxBytes,
    reply: z.record(z.string(), z.string()),
    status: 200,
    errors: ["callback_signature_invalid", "not_found"],
  }),
};
