import type { CountedLine, StockCount } from "@mauzo/contract/catalogue/stock";
import type * as z from "zod/mini";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { changeStock } from "./change-stock.ts";
import { asAdjustment } from "./rules.ts";

/** Puts stocks right by what was counted: the difference to what the counter was shown, so that sales since then stay. */
export function countStock(
  { queue }: { queue: Queue },
  visit: ShopVisit,
  { lines }: z.output<typeof StockCount>,
): Promise<{ lines: CountedLine[] }> {
  const changes = lines.map(({ id, expected, counted, ...why }) =>
    asAdjustment(id, { delta: counted - expected, ...why }),
  );
  return visit.tx(async (tx) => ({ lines: await changeStock(tx, queue, visit, changes) }));
}
