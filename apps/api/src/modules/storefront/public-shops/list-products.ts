import { notFound } from "../../../http/refusal.ts";
import type { ShopperVisit } from "../../../http/visit.ts";
import { getProducts } from "../../catalogue/products/get-products.ts";
import { getProductsPage } from "../../catalogue/products/get-products-page.ts";

type Query = Parameters<typeof getProductsPage>[2] & { id?: string | undefined };

/** One page of the products a shop has on sale; with an id that one alone, or 404. */
export function listProducts(
  { shopId, tx }: Pick<ShopperVisit, "shopId" | "tx">,
  { id, ...filter }: Query,
): ReturnType<typeof getProductsPage> {
  return tx(async (tx) => {
    if (id === undefined) return getProductsPage(tx, shopId, filter);
    const items = await getProducts(tx, shopId, [id.toLowerCase()]);
    if (items.length === 0) throw notFound();
    return { items, next: null };
  });
}
