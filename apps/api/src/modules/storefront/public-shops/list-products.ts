import { idsOfAddress } from "@mauzo/format/text/product-address";
import { notFound } from "../../../http/refuse.ts";
import type { ShopperContext } from "../../../http/request-context.ts";
import { getSellableProducts } from "../../catalogue/products/get-sellable-products.ts";
import { listSellableProducts } from "../../catalogue/products/list-sellable-products.ts";
import { findProductBetween } from "./queries.ts";

type Query = Parameters<typeof listSellableProducts>[2] & { id?: string | undefined; address?: string | undefined };

/** Returns one page of the products a shop has on sale; with an id or an address, only that product, or 404. */
export function listProducts(
  { shopId, tx }: Pick<ShopperContext, "shopId" | "tx">,
  { id, address, ...filter }: Query,
): ReturnType<typeof listSellableProducts> {
  return tx(async (tx) => {
    if (id === undefined && address === undefined) return listSellableProducts(tx, shopId, filter);
    const ids = idsOfAddress(address ?? "");
    const wanted = id?.toLowerCase() ?? (ids && (await findProductBetween(tx, shopId, ids)));
    const items = wanted === undefined ? [] : await getSellableProducts(tx, shopId, [wanted]);
    if (items.length === 0) throw notFound();
    return { items, next: null };
  });
}
