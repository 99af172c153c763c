import type { Product } from "@mauzo/contract/catalogue/products";
import type { CartOrder } from "@mauzo/contract/orders/cart";
import type { Language } from "@mauzo/contract/shared";
import { addOnsOf } from "@mauzo/selling/add-ons-of";
import { groupProblems } from "@mauzo/selling/problems/group-problems";
import { unitsOf } from "@mauzo/selling/units-of";
import type * as z from "zod/mini";
import { type Refusal, refuse } from "../../../../http/refuse.ts";
import type { NewOrderLine } from "../../orders/place-order.ts";
import type { CartLine } from "../rules/cart-products.ts";
import { readChoices, readSubmittedOrder } from "../rules/read-submitted-order.ts";
import { addOnsReason, stockReason } from "./choice-reasons.ts";
import { refuseChoice } from "./refuse-choice.ts";

type Chosen = Pick<z.output<typeof CartOrder>, "products">;

/** A line of an order as one of a cart. */
export const cartLineOf = ({ kind, item, productId, itemId, quantity }: NewOrderLine): CartLine => ({
  ...{ item, productId },
  variantId: kind === "variant" ? itemId : null,
  addOnId: kind === "add_on" ? itemId : null,
  quantity,
});

/**
 * The lines that staff entered, by the rules of a cart.
 * @throws 422 for ids that are not among the products, or quantities that break the rules.
 */
export function readStaffLines(products: Product[], chosen: Chosen, language: Language): NewOrderLine[] {
  const reading = readSubmittedOrder(products, { ...chosen, note: "" });
  if ("problem" in reading) throw refuseChoice(reading.problem, language);
  return reading.lines;
}

/**
 * The lines that staff added, each with the position of its entry, from 1, as its item. Does not check the number of
 * add-ons.
 * @throws 422 for ids that are not among the products.
 */
export function readMore(products: Product[], { products: entries }: Chosen, language: Language): NewOrderLine[] {
  const reading = readChoices(products, entries);
  if ("problem" in reading) throw refuseChoice(reading.problem, language);
  return reading.lines;
}

type Line = Pick<NewOrderLine, "kind" | "itemId" | "quantity">;

/** @throws 422 when these lines of one item have too few or too many add-ons for their units. */
export function checkAddOns(product: Product, lines: readonly Line[], loc: (string | number)[], language: Language) {
  const units = unitsOf(lines.filter(({ kind }) => kind === "variant"));
  const addOns = lines
    .filter(({ kind }) => kind === "add_on")
    .map(({ itemId, quantity }) => ({ id: itemId, quantity }));
  const [problem] = groupProblems(product.add_on_groups, units, addOns);
  if (problem) throw refuseChoice({ reason: addOnsReason(problem), loc }, language);
}

/** The error that says how much is left of the item that ran out. */
export function tooLittle(products: Product[], itemId: string, language: Language): Refusal {
  for (const product of products) {
    const item = [...product.variants, ...addOnsOf(product)].find(({ id }) => id === itemId);
    if (!item) continue;
    const available = item.stock ?? 0;
    const reason = stockReason([product.name, item.name].filter(Boolean).join(" · "), available);
    return refuse(reason, { language, extra: { item_id: itemId, available } });
  }
  return refuse("product_gone", { extra: { item_id: itemId, available: 0 } });
}
