import * as z from "zod/mini";

/** Where an order's goods are. */
export const goodsStates = ["new", "preparing", "ready", "picked up", "delivered", "cancelled"] as const;
export const Goods = z.enum(goodsStates);
export type Goods = z.infer<typeof Goods>;

/** How much of an order's money is here. `refunded`: it was, and all of it went back. */
export const moneyStates = ["unpaid", "part paid", "paid", "refunded"] as const;
export const OrderMoney = z.enum(moneyStates);
export type OrderMoney = z.infer<typeof OrderMoney>;

/** The one word an order is known by: what its goods and its money come to. */
export const orderStatuses = ["pending", "completed", "cancelled", "picked up", "delivered", "paid"] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

export type OrderState = { goods: Goods; money: OrderMoney };

const handedOver: readonly Goods[] = ["picked up", "delivered"];
/** Its goods are still on the shop's shelf. */
export const withShop: readonly Goods[] = ["new", "preparing", "ready"];
/** Whether what is in an order can be changed: while its goods are with the shop. */
export const isEditable = (goods: Goods) => withShop.includes(goods);
/** Whether goods of an order can come back: once they were handed over. */
export const isReturnable = (goods: Goods) => handedOver.includes(goods);

const notCancelled = goodsStates.filter((goods) => goods !== "cancelled");
const open = notCancelled.filter((goods) => !handedOver.includes(goods));
const notPaid = moneyStates.filter((money) => money !== "paid");

/** The first that holds of cancelled, completed, delivered, picked up, paid, pending. */
export function statusOf({ goods, money }: OrderState): OrderStatus {
  if (goods === "cancelled") return "cancelled";
  if (goods === "delivered" || goods === "picked up") return money === "paid" ? "completed" : goods;
  return money === "paid" ? "paid" : "pending";
}

/** Whether an order came to nothing: cancelled, or handed over and all of its money given back. No sale, and nothing is owed. */
export const isVoid = ({ goods, money }: OrderState): boolean =>
  goods === "cancelled" || (money === "refunded" && handedOver.includes(goods));

type Amounts = OrderState & Record<"total" | "paid", { minor: number }>;
/** What is still owed of an order, in minor units: never less than nothing. */
export const owedMinorOf = ({ total, paid, ...state }: Amounts): number =>
  isVoid(state) ? 0 : Math.max(0, total.minor - paid.minor);

type States = { goods: readonly Goods[]; money: readonly OrderMoney[] };

/** The states each filter of the list asks for; all but `pending` and `cancelled` overlap. */
export const statesOfStatus: Record<OrderStatus, States> = {
  pending: { goods: open, money: notPaid },
  completed: { goods: handedOver, money: ["paid"] },
  cancelled: { goods: ["cancelled"], money: moneyStates },
  "picked up": { goods: ["picked up"], money: moneyStates },
  delivered: { goods: ["delivered"], money: moneyStates },
  paid: { goods: notCancelled, money: ["paid"] },
};

/** Why an order waits for somebody. */
export const attentionKinds = ["claimed", "new", "owed", "unpaid", "stale"] as const;
export const AttentionKind = z.enum(attentionKinds);
export type AttentionKind = z.infer<typeof AttentionKind>;

const dayMs = 86_400_000;
type Waiting = States & { placedMs?: number; movedMs?: number; claimed?: boolean };
/** The states in which an order waits, and for how long it has been there, or where it is now, at the least. */
export const statesOfAttention: Record<AttentionKind, Waiting> = {
  /** Their customers say they have paid, and nobody has said yes or no. */
  claimed: { goods: goodsStates, money: moneyStates, claimed: true },
  /** Nobody has begun with them. */
  new: { goods: ["new"], money: moneyStates },
  /** Handed over, and something of the money is owed. */
  owed: { goods: handedOver, money: ["unpaid", "part paid"] },
  /** Placed more than a day ago, not handed over, and nothing is paid. */
  unpaid: { goods: open, money: ["unpaid"], placedMs: dayMs },
  /** Not handed over, and where they are for more than a day. */
  stale: { goods: open, money: moneyStates, movedMs: dayMs },
};

/** How much of an order's money is here, from what was paid less what went back, what went back, and what it comes to. */
export function moneyOf(amounts: { paidMinor: number; refundedMinor: number; totalMinor: number }): OrderMoney {
  const { paidMinor, refundedMinor, totalMinor } = amounts;
  if (paidMinor === 0 && refundedMinor > 0) return "refunded";
  if (paidMinor >= totalMinor) return "paid";
  return paidMinor > 0 ? "part paid" : "unpaid";
}
