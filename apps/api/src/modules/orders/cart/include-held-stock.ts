import type { Product } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { type Holder, listHeld } from "./queries.ts";

/**
 * Adds what the holder has on hold to the stock of these products, because the holder can order it. The products are
 * read before the holds, so that units released in between are missing rather than counted twice.
 */
export async function includeHeldStock(
  tx: Tx,
  shopId: string,
  holder: Holder,
  products: Product[],
): Promise<Product[]> {
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
