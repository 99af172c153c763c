import type { CartOrdered } from "@mauzo/contract/orders/cart";
import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import type { OrderAppearance } from "@mauzo/contract/shop/order-appearance";
import type { Language } from "../i18n/language.ts";

/** A fulfilment step of an order; the last one is `handed over` until it is known to be a pickup or a delivery. */
export type Step = {
  name: Exclude<FulfilmentStatus, "cancelled"> | "handed over";
  isDone: boolean;
  isCurrent: boolean;
};

/** The fulfilment steps of an order; a cancelled order has none. */
export function stepsOf(fulfilment: FulfilmentStatus): Step[] {
  if (fulfilment === "cancelled") return [];
  const last = fulfilment === "picked up" || fulfilment === "delivered" ? fulfilment : "handed over";
  const names: Step["name"][] = ["new", "preparing", "ready", last];
  const at = names.indexOf(fulfilment);
  return names.map((name, index) => ({ name, isDone: index < at, isCurrent: index === at }));
}

export type StepLabels = Record<FulfilmentStatus | "handed over", string>;

/** The names of the fulfilment statuses, in the shop's own words where it has set some. */
export function stepLabelsOf(
  appearance: OrderAppearance,
  language: Language,
  ours: (status: FulfilmentStatus | "handed over") => string,
): StepLabels {
  const wordFor = (status: FulfilmentStatus) => appearance[status].label[language] || ours(status);
  return {
    new: wordFor("new"),
    preparing: wordFor("preparing"),
    ready: wordFor("ready"),
    "picked up": wordFor("picked up"),
    delivered: wordFor("delivered"),
    "handed over": ours("handed over"),
    cancelled: wordFor("cancelled"),
  };
}

export function whyNotCancelled({
  fulfilment,
  paid,
}: Pick<CartOrdered, "fulfilment" | "paid">): "cancelled" | "paidFor" | "claimed" | "underWay" {
  if (fulfilment === "cancelled") return "cancelled";
  if (fulfilment !== "new") return "underWay";
  return paid.minor > 0 ? "paidFor" : "claimed";
}
