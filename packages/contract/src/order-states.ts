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
const notCancelled = goodsStates.filter((goods) => goods !== "cancelled");
const notPaid = moneyStates.filter((money) => money !== "paid");

/** The first that holds of cancelled, completed, delivered, picked up, paid, pending. */
export function statusOf({ goods, money }: OrderState): OrderStatus {
  if (goods === "cancelled") return "cancelled";
  if (goods === "delivered" || goods === "picked up") return money === "paid" ? "completed" : goods;
  return money === "paid" ? "paid" : "pending";
}

/** The states each filter of the list asks for; all but `pending` and `cancelled` overlap. */
export const statesOfStatus: Record<OrderStatus, { goods: readonly Goods[]; money: readonly OrderMoney[] }> = {
  pending: { goods: notCancelled.filter((goods) => !handedOver.includes(goods)), money: notPaid },
  completed: { goods: handedOver, money: ["paid"] },
  cancelled: { goods: ["cancelled"], money: moneyStates },
  "picked up": { goods: ["picked up"], money: moneyStates },
  delivered: { goods: ["delivered"], money: moneyStates },
  paid: { goods: notCancelled, money: ["paid"] },
};

/** How much of an order's money is here, from what was paid less what went back, what went back, and what it comes to. */
export function moneyOf(amounts: { paidMinor: number; refundedMinor: number; totalMinor: number }): OrderMoney {
  const { paidMinor, refundedMinor, totalMinor } = amounts;
  if (paidMinor === 0 && refundedMinor > 0) return "refunded";
  if (paidMinor >= totalMinor) return "paid";
  return paidMinor > 0 ? "part paid" : "unpaid";
}

/** Who moves an order: somebody of the shop, its customer, or the clock of its workflow. */
export const movers = ["staff", "customer", "timer"] as const;
export type Mover = (typeof movers)[number];

/**
 * What has to hold before a move. `mayCancel`: whoever of the shop does it may delete orders. `moneyReturned`: nothing of
 * the customer's money is here. `goodsThere`: the shop has the goods still, and they are taken.
 */
export const moveGuards = ["mayCancel", "moneyReturned", "goodsThere"] as const;
export type MoveGuard = (typeof moveGuards)[number];

/** What a move does to the stock: gives the goods back, or takes them again. */
export type StockEffect = "restock" | "take";
export type OrderMove = {
  from: Goods;
  to: Goods;
  by: readonly Mover[];
  guards: readonly MoveGuard[];
  effect?: StockEffect;
};

const staff: readonly Mover[] = ["staff"];
const plain = (from: Goods, ...to: Goods[]): OrderMove[] => to.map((to) => ({ from, to, by: staff, guards: [] }));
const cancel = (from: Goods, by: readonly Mover[]): OrderMove => ({
  ...{ from, to: "cancelled", by, guards: ["mayCancel", "moneyReturned"], effect: "restock" },
});
const reopen = (to: Goods): OrderMove => ({
  ...{ from: "cancelled", to, by: staff, guards: ["mayCancel", "goodsThere"], effect: "take" },
});

/**
 * Every move of an order's goods there is; what is not here is refused. Forward as far as one likes, because small shops
 * hand over what was ordered a minute ago; back, because people press the wrong button. What was handed over comes back
 * as a return, not by cancelling; what is cancelled goes where it was.
 */
export const orderMoves: readonly OrderMove[] = [
  ...plain("new", "preparing", "ready", "picked up", "delivered"),
  ...plain("preparing", "new", "ready", "picked up", "delivered"),
  ...plain("ready", "new", "preparing", "picked up", "delivered"),
  ...plain("picked up", "new", "preparing", "ready", "delivered"),
  ...plain("delivered", "new", "preparing", "ready", "picked up"),
  cancel("new", movers),
  cancel("preparing", ["staff", "timer"]),
  cancel("ready", ["staff", "timer"]),
  reopen("new"),
  reopen("preparing"),
  reopen("ready"),
];

/** The move between these two, if there is one for whoever asks. */
export const findMove = (from: Goods, to: Goods, by: Mover): OrderMove | undefined =>
  orderMoves.find((move) => move.from === from && move.to === to && move.by.includes(by));
