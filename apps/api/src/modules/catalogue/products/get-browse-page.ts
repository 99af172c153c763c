import type { Product } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { getSellableProducts } from "./get-sellable-products.ts";
import { browseProductsInChat } from "./queries/browse-products-in-chat.ts";

/** One page of a category's or a search's products in the chat, and the total count. */
export async function getBrowsePage(
  tx: Tx,
  shopId: string,
  browsing: Parameters<typeof browseProductsInChat>[2],
): Promise<{ products: Product[]; total: number }> {
  const { ids, total } = await browseProductsInChat(tx, shopId, browsing);
  return { products: await getSellableProducts(tx, shopId, ids), total };
}
