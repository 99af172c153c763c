import type { StockItem } from "@mauzo/contract/catalogue/stock";
import type { Deps } from "../../../deps.ts";
import { HttpError, notFound } from "../../../http/http-error.ts";
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
    if (line?.result === "below_zero") throw new HttpError(409, `Not so many are left: only ${line.stock}.`);
    if (line?.result === "too_much") throw new HttpError(409, "That is too much stock");
    const item = await findItem(tx, context.shopId, change.id);
    if (!item) throw notFound();
    return item;
  });
}
