import type { StockItem } from "@mauzo/contract/catalogue/stock";
import { notFound, Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { changeStock } from "./change-stock.ts";
import { findItem } from "./queries/read-stock.ts";
import type { Change } from "./queries/write-stock.ts";

/** Restocks or adjusts one item; refused where its stock would be none or too much, and 404 where it is not counted. */
export function changeItem({ queue }: { queue: Queue }, visit: ShopVisit, change: Change): Promise<StockItem> {
  return visit.tx(async (tx) => {
    const [line] = await changeStock(tx, queue, visit, [change]);
    if (line?.result === "below_zero") throw new Refusal(409, `Not so many are left: only ${line.stock}.`);
    if (line?.result === "too_much") throw new Refusal(409, "That is too much stock");
    const item = await findItem(tx, visit.shopId, change.id);
    if (!item) throw notFound();
    return item;
  });
}
