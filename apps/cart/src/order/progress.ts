import type { CartOrdered } from "@mauzo/contract/orders/cart";
import type { Goods } from "@mauzo/contract/orders/order-states";
import type { OrderFaces } from "@mauzo/contract/shop/order-faces";
import type { Language } from "../labels/language.ts";

/** A step of the way an order goes; the last one is `handed over` until it is known which of both it is. */
export type Step = { name: Exclude<Goods, "cancelled"> | "handed over"; isDone: boolean; isCurrent: boolean };

/** The steps of an order's way; a cancelled order is on none. */
export function stepsOf(goods: Goods): Step[] {
  if (goods === "cancelled") return [];
  const last = goods === "picked up" || goods === "delivered" ? goods : "handed over";
  const names: Step["name"][] = ["new", "preparing", "ready", last];
  const at = names.indexOf(goods);
  return names.map((name, index) => ({ name, isDone: index < at, isCurrent: index === at }));
}

export type StepWords = Record<Goods | "handed over", string>;

/** What the states of an order are called: in the shop's own words where it has some. */
export function wordsOf(faces: OrderFaces, language: Language, own: StepWords): StepWords {
  const said = Object.entries(faces).filter(([, { label }]) => label[language] !== "");
  return { ...own, ...Object.fromEntries(said.map(([goods, { label }]) => [goods, label[language]])) };
}

/** Why an order cannot be cancelled by its customer. */
export function whyNotCancelled({
  goods,
  paid,
}: Pick<CartOrdered, "goods" | "paid">): "cancelled" | "paidFor" | "claimed" | "underWay" {
  if (goods === "cancelled") return "cancelled";
  if (goods !== "new") return "underWay";
  return paid.minor > 0 ? "paidFor" : "claimed";
}
