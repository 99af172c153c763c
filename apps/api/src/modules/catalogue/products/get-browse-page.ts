import type { Product } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { getSellableProducts } from "./get-sellable-products.ts";
import { browseProducts } from "./queries/browse-products.ts";

/** One page of a category's or a search's products in the chat, and the total count. */
export async function getBrowsePage(
  tx: Tx,
  shopId: string,
  browsing: Parameters<typeof browseProducts>[2],
): Promise<{ products: Product[]; total: number }> {
  const { ids, total } = await browseProducts(tx, shopId, browsing);
  return { products: await getSellableProducts(tx, shopId, ids), total };
}
