import * as z from "zod/mini";

/** The fulfilment statuses: where the products of an order are. */
export const fulfilmentStatuses = ["new", "preparing", "ready", "picked up", "delivered", "cancelled"] as const;
export const FulfilmentStatus = z.enum(fulfilmentStatuses);
export type FulfilmentStatus = z.infer<typeof FulfilmentStatus>;

/** The payment statuses: how much of an order is paid. `refunded`: it was paid, and all of it was refunded. */
export const paymentStatuses = ["unpaid", "part paid", "paid", "refunded"] as const;
export const PaymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** The single status shown for an order, derived from its fulfilment and payment status. */
export const orderStatuses = ["pending", "completed", "cancelled", "picked up", "delivered", "paid"] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

export type OrderState = { fulfilment: FulfilmentStatus; payment: PaymentStatus };

const handedOver: readonly FulfilmentStatus[] = ["picked up", "delivered"];
/** The statuses in which the products are still in the shop. */
export const withShop: readonly FulfilmentStatus[] = ["new", "preparing", "ready"];
/** Whether an order can be edited: as long as its products are still in the shop. */
export const isEditable = (fulfilment: FulfilmentStatus) => withShop.includes(fulfilment);
/** Whether products of an order can be returned: once they were handed over. */
export const isReturnable = (fulfilment: FulfilmentStatus) => handedOver.includes(fulfilment);

const notCancelled = fulfilmentStatuses.filter((fulfilment) => fulfilment !== "cancelled");
const open = notCancelled.filter((fulfilment) => !handedOver.includes(fulfilment));
const notPaid = paymentStatuses.filter((payment) => payment !== "paid");

/** Returns the first that applies: cancelled, completed, delivered, picked up, paid, pending. */
export function statusOf({ fulfilment, payment }: OrderState): OrderStatus {
  if (fulfilment === "cancelled") return "cancelled";
  if (fulfilment === "delivered" || fulfilment === "picked up") return payment === "paid" ? "completed" : fulfilment;
  return payment === "paid" ? "paid" : "pending";
}

/** Whether an order is void: cancelled, or handed over and fully refunded. It is no sale, and nothing is owed. */
export const isVoid = ({ fulfilment, payment }: OrderState): boolean =>
  fulfilment === "cancelled" || (payment === "refunded" && handedOver.includes(fulfilment));

type Amounts = OrderState & Record<"total" | "paid" | "forgiven", { minor: number }>;
/**
 * How much is still owed for an order, in minor units: never negative. What a customer owes is the sum of this over their
 * orders, and the database keeps it with each (`orders.owed_minor`).
 */
export const owedMinorOf = ({ total, paid, forgiven, ...state }: Amounts): number =>
  isVoid(state) ? 0 : Math.max(0, total.minor - paid.minor - forgiven.minor);

type States = { fulfilment: readonly FulfilmentStatus[]; payment: readonly PaymentStatus[] };

/** The states that each status filter of the list matches; all but `pending` and `cancelled` overlap. */
export const statesOfStatus: Record<OrderStatus, States> = {
  pending: { fulfilment: open, payment: notPaid },
  completed: { fulfilment: handedOver, payment: ["paid"] },
  cancelled: { fulfilment: ["cancelled"], payment: paymentStatuses },
  "picked up": { fulfilment: ["picked up"], payment: paymentStatuses },
  delivered: { fulfilment: ["delivered"], payment: paymentStatuses },
  paid: { fulfilment: notCancelled, payment: ["paid"] },
};

/** Why an order needs attention. */
export const attentionKinds = ["claimed", "disputed", "broken", "new", "owed", "unpaid", "stale"] as const;
export const AttentionKind = z.enum(attentionKinds);
export type AttentionKind = z.infer<typeof AttentionKind>;

const dayMs = 86_400_000;
type Waiting = States & { placedMs?: number; movedMs?: number; waits?: "claimed" | "disputed" | "broken" };
/**
 * The states in which an order needs attention; `placedMs` and `movedMs`: for at least how long since it was placed, or
 * since its fulfilment status last changed.
 */
export const statesOfAttention: Record<AttentionKind, Waiting> = {
  /** The customer claims to have paid, and nobody has confirmed or declined it. */
  claimed: { fulfilment: fulfilmentStatuses, payment: paymentStatuses, waits: "claimed" },
  /** The customer says that they do not owe it, and nobody has answered. */
  disputed: { fulfilment: fulfilmentStatuses, payment: paymentStatuses, waits: "disputed" },
  /** The day on which the customer promised to pay is past, and something is owed. */
  broken: { fulfilment: fulfilmentStatuses, payment: paymentStatuses, waits: "broken" },
  /** Nobody has started on it. */
  new: { fulfilment: ["new"], payment: paymentStatuses },
  /** Handed over, but not fully paid. */
  owed: { fulfilment: handedOver, payment: ["unpaid", "part paid"] },
  /** Placed more than a day ago, not handed over and not paid. */
  unpaid: { fulfilment: open, payment: ["unpaid"], placedMs: dayMs },
  /** Not handed over, and in the same fulfilment status for more than a day. */
  stale: { fulfilment: open, payment: paymentStatuses, movedMs: dayMs },
};

/** The payment status: from the payments less refunds, the refunds, what was forgiven, and the order total. */
export function paymentStatusOf(amounts: {
  paidMinor: number;
  refundedMinor: number;
  forgivenMinor: number;
  totalMinor: number;
}): PaymentStatus {
  const { paidMinor, refundedMinor, forgivenMinor, totalMinor } = amounts;
  if (paidMinor === 0 && refundedMinor > 0) return "refunded";
  if (paidMinor + forgivenMinor >= totalMinor) return "paid";
  return paidMinor > 0 ? "part paid" : "unpaid";
}
