import type { StockItem } from "@mauzo/contract/catalogue/stock";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findItem } from "./queries/read-stock.ts";
import { updateThreshold } from "./queries/write-stock.ts";

/** Sets the low-stock threshold of an item; null: never low. */
export function setThreshold({ shopId, tx }: ShopContext, id: string, lowStockAt: number | null): Promise<StockItem> {
  return tx(async (tx) => {
    const found = await findItem(tx, shopId, id);
    if (!found) throw notFound();
    await updateThreshold(tx, shopId, found, lowStockAt);
    await publishLiveEvent(tx, { topic: "products", id: found.product_id });
    return { ...found, low_stock_at: lowStockAt };
  });
}
