import type { Product } from "@mauzo/contract/catalogue/products";
import type { OrderEdit } from "@mauzo/contract/orders/order-edits";
import type { Language } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import { refuse } from "../../../../http/refuse.ts";
import { checkAddOns, readMore } from "../../cart/steps/read-staff-lines.ts";
import type { NewOrderLine } from "../../orders/place-order.ts";
import { itemOf, newItemOf, type RemainingLine } from "../rules.ts";

type Body = z.output<typeof OrderEdit>;
type Item = { item: number; productId: string };

/** The item of an order that has this product without add-ons: more units of it go into that item. */
const plainItem = (kept: readonly RemainingLine[], productId: string): number | undefined => {
  const there = kept.filter(({ line, quantity }) => line.product_id === productId && quantity > 0);
  const withAddOns = new Set(there.filter(({ line }) => line.kind === "add_on").map(({ line }) => line.item));
  return there.find(({ line }) => !withAddOns.has(line.item))?.line.item;
};

/** The lines added to an order, with their items. @throws 422 */
export function buildAddedLines(
  kept: readonly RemainingLine[],
  products: Product[],
  { products: entries }: Pick<Body, "products">,
  language: Language,
): NewOrderLine[] {
  let next = Math.max(0, ...kept.map(({ line }) => line.item)) + 1;
  const items = entries.map(({ id, item, add_ons }, index) => {
    if (item === undefined) return (add_ons.length === 0 ? plainItem(kept, id) : undefined) ?? next++;
    if (!kept.some(({ line }) => line.product_id === id && line.item === item))
      throw refuse("order_line_unknown", { loc: ["body", "products", index, "item"] });
    return item;
  });
  return readMore(products, { products: entries }, language).map((line) => ({
    ...line,
    item: items[line.item - 1] ?? line.item,
  }));
}

/**
 * Checks that the changed items have a valid number of add-ons for their units. The shop decides about add-ons that are
 * no longer on sale.
 * @throws 422
 */
export function checkItemAddOns(
  products: readonly Product[],
  { kept, added }: { kept: readonly RemainingLine[]; added: readonly NewOrderLine[] },
  language: Language,
): void {
  const touched = new Map<string, Item>();
  const touch = (one: Item) => touched.set(`${one.item}/${one.productId}`, one);
  for (const { line, quantity } of kept)
    if (quantity !== line.quantity) touch({ item: line.item, productId: line.product_id });
  for (const line of added) touch(line);
  for (const { item, productId } of touched.values()) {
    const product = products.find(({ id }) => id === productId);
    if (!product) continue;
    const there = kept.filter(({ line }) => line.item === item && line.product_id === productId).map(itemOf);
    const more = added.filter((line) => line.item === item && line.productId === productId).map(newItemOf);
    checkAddOns(product, [...there, ...more], ["body", "lines"], language);
  }
}
