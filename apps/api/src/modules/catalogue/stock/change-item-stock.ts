import type { StockItem } from "@mauzo/contract/catalogue/stock";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { changeStock } from "./change-stock.ts";
import { findItem } from "./queries/read-stock.ts";
import type { Change } from "./queries/write-stock.ts";

/**
 * Restocks or adjusts one item; refused where its stock would be negative or too large, and 404 where it is not
 * counted.
 */
export function changeItemStock(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  change: Change,
): Promise<StockItem> {
  return context.tx(async (tx) => {
    const [line] = await changeStock(tx, deps, context, [change]);
    if (line?.result === "below_zero") throw refuse({ code: "stock_too_small", values: { left: line.stock ?? 0 } });
    if (line?.result === "too_much") throw refuse("stock_item_too_large");
    const item = await findItem(tx, context.shopId, change.id);
    if (!item) throw notFound();
    return item;
  });
}
