import type { StockItem } from "@mauzo/contract/catalogue/stock";
import { announce } from "../../../db/live.ts";
import { notFound } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { findItem } from "./queries/read-stock.ts";
import { updateThreshold } from "./queries/write-stock.ts";

/** Says from which stock on an item is running low; null: never. */
export function setThreshold({ shopId, tx }: ShopVisit, id: string, lowStockAt: number | null): Promise<StockItem> {
  return tx(async (tx) => {
    const found = await findItem(tx, shopId, id);
    if (!found) throw notFound();
    await updateThreshold(tx, shopId, found, lowStockAt);
    await announce(tx, { topic: "products", id: found.product_id });
    return { ...found, low_stock_at: lowStockAt };
  });
}
