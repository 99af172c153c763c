import type { Product } from "@mauzo/contract/products";
import type { Tx } from "../../db/scope.ts";
import { browseProducts, listCategories, listProducts, listProductsById } from "./queries/read-products.ts";

/** These products of the shop, in the order asked for; those that are gone are left out. */
export async function getProducts(tx: Tx, shopId: string, ids: string[]): Promise<Product[]> {
  const wanted = [...new Set(ids)];
  const found = new Map((await listProductsById(tx, shopId, wanted)).map((product) => [product.id, product]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}

/** The shop's newest products. */
export const getNewestProducts = (tx: Tx, shopId: string, limit: number): Promise<Product[]> =>
  listProducts(tx, shopId, { limit });

/** One screenful of a category's or a search's products, and how many there are in all. */
export async function getScreenful(
  tx: Tx,
  shopId: string,
  browsing: Parameters<typeof browseProducts>[2],
): Promise<{ products: Product[]; total: number }> {
  const { ids, total } = await browseProducts(tx, shopId, browsing);
  return { products: await getProducts(tx, shopId, ids), total };
}

/** The categories that have products, with how many. */
export const getCategories = listCategories;
