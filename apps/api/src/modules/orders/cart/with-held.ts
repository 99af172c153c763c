import type { Product } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../db/scope.ts";
import { type Holder, listHeld } from "./queries.ts";

/**
 * Products as they are for whoever holds some of them: what is held counts as there. They are read before what is held,
 * so that what comes back in between is missing rather than there twice.
 */
export async function withHeld(tx: Tx, shopId: string, holder: Holder, products: Product[]): Promise<Product[]> {
  if (products.length === 0) return products;
  const held = await listHeld(tx, shopId, holder);
  if (held.length === 0) return products;
  const unitsOf = new Map(held.map(({ variantId, addOnId, quantity }) => [variantId ?? addOnId, quantity]));
  const more = <Item extends { id: string; stock: number | null }>(item: Item): Item =>
    item.stock === null ? item : { ...item, stock: item.stock + (unitsOf.get(item.id) ?? 0) };
  return products.map((product) => {
    const variants = product.variants.map(more);
    return {
      ...product,
      variants,
      stock: variants.reduce((sum, { stock }) => sum + stock, 0),
      add_on_groups: product.add_on_groups.map((group) => ({ ...group, add_ons: group.add_ons.map(more) })),
    };
  });
}
