import type { FulfilmentStatus } from "./order-states.ts";

/** Who changes the status of an order: staff, the customer, or a timer of the workflow. */
export const actorKinds = ["staff", "customer", "timer"] as const;
export type ActorKind = (typeof actorKinds)[number];

/**
 * Conditions of a transition. `mayCancel`: a staff member needs permission to delete orders. `moneyReturned`: no money
 * of the customer is left with the shop. `nothingClaimed`: customers and timers cannot do it while a payment claim is
 * open. `goodsThere`: the shop still has the products, and they are taken from stock.
 */
export const moveGuards = ["mayCancel", "moneyReturned", "nothingClaimed", "goodsThere"] as const;
export type MoveGuard = (typeof moveGuards)[number];

/** The effect of a transition on the stock: returns the products to it, or takes them again. */
export type StockEffect = "restock" | "take";
export type OrderTransition = {
  from: FulfilmentStatus;
  to: FulfilmentStatus;
  by: readonly ActorKind[];
  guards: readonly MoveGuard[];
  effect?: StockEffect;
};

const staff: readonly ActorKind[] = ["staff"];
const plain = (from: FulfilmentStatus, ...to: FulfilmentStatus[]): OrderTransition[] =>
  to.map((to) => ({ from, to, by: staff, guards: [] }));
const cancel = (from: FulfilmentStatus, by: readonly ActorKind[]): OrderTransition => ({
  ...{ from, to: "cancelled", by, guards: ["mayCancel", "moneyReturned", "nothingClaimed"], effect: "restock" },
});
const reopen = (to: FulfilmentStatus): OrderTransition => ({
  ...{ from: "cancelled", to, by: staff, guards: ["mayCancel", "goodsThere"], effect: "take" },
});

/**
 * Every allowed transition of the fulfilment status; any other is refused. Steps forward may be skipped, because small
 * shops hand over what was ordered a minute ago; steps back are allowed, because people press the wrong button.
 * Products that were handed over come back as a return, not by cancelling; a cancelled order can go back to its earlier
 * status.
 */
export const orderTransitions: readonly OrderTransition[] = [
  ...plain("new", "preparing", "ready", "picked up", "delivered"),
  ...plain("preparing", "new", "ready", "picked up", "delivered"),
  ...plain("ready", "new", "preparing", "picked up", "delivered"),
  ...plain("picked up", "new", "preparing", "ready", "delivered"),
  ...plain("delivered", "new", "preparing", "ready", "picked up"),
  cancel("new", actorKinds),
  cancel("preparing", ["staff", "timer"]),
  cancel("ready", ["staff", "timer"]),
  reopen("new"),
  reopen("preparing"),
  reopen("ready"),
];

/** The transition between two statuses, if this actor may make it. */
export const findTransition = (
  from: FulfilmentStatus,
  to: FulfilmentStatus,
  by: ActorKind,
): OrderTransition | undefined =>
  orderTransitions.find((move) => move.from === from && move.to === to && move.by.includes(by));
