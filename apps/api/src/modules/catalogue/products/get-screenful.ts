import type { Product } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../db/scope.ts";
import { getProducts } from "./get-products.ts";
import { browseProducts } from "./queries/browse-products.ts";

/** One screenful of a category's or a search's products, and how many there are in all. */
export async function getScreenful(
  tx: Tx,
  shopId: string,
  browsing: Parameters<typeof browseProducts>[2],
): Promise<{ products: Product[]; total: number }> {
  const { ids, total } = await browseProducts(tx, shopId, browsing);
  return { products: await getProducts(tx, shopId, ids), total };
}
