import type { Goods } from "./order-states.ts";

/** Who moves an order: somebody of the shop, its customer, or the clock of its workflow. */
export const movers = ["staff", "customer", "timer"] as const;
export type Mover = (typeof movers)[number];

/**
 * What has to hold before a move. `mayCancel`: whoever of the shop does it may delete orders. `moneyReturned`: nothing of
 * the customer's money is here. `nothingClaimed`: whoever is not of the shop does not do it while the customer says that
 * money was paid, and nobody looked. `goodsThere`: the shop has the goods still, and they are taken.
 */
export const moveGuards = ["mayCancel", "moneyReturned", "nothingClaimed", "goodsThere"] as const;
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
  ...{ from, to: "cancelled", by, guards: ["mayCancel", "moneyReturned", "nothingClaimed"], effect: "restock" },
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
