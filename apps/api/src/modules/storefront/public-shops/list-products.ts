import { notFound } from "../../../http/refuse.ts";
import type { ShopperContext } from "../../../http/request-context.ts";
import { findSellableProduct, getSellableProducts } from "../../catalogue/products/get-sellable-products.ts";
import { listSellableProducts } from "../../catalogue/products/list-sellable-products.ts";

type Query = Parameters<typeof listSellableProducts>[2] & { id?: string | undefined; address?: string | undefined };

/** Returns one page of the products a shop has on sale; with an id or an address, only that product, or 404. */
export function listProducts(
  { shopId, tx }: Pick<ShopperContext, "shopId" | "tx">,
  { id, address, ...filter }: Query,
): ReturnType<typeof listSellableProducts> {
  return tx(async (tx) => {
    if (id === undefined && address === undefined) return listSellableProducts(tx, shopId, filter);
    const items =
      id === undefined
        ? [await findSellableProduct(tx, shopId, address ?? "")].filter((product) => product !== undefined)
        : await getSellableProducts(tx, shopId, [id.toLowerCase()]);
    if (items.length === 0) throw notFound();
    return { items, next: null };
  });
}
