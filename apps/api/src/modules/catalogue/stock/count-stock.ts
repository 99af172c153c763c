import type { CountedLine, StockCount } from "@mauzo/contract/catalogue/stock";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { changeStock } from "./change-stock.ts";
import { asAdjustment } from "./rules.ts";

/**
 * Corrects stocks after a count by the difference to the stock that the person counting was shown, so that sales since
 * then stay.
 */
export function countStock(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { lines }: z.output<typeof StockCount>,
): Promise<{ lines: CountedLine[] }> {
  const changes = lines.map(({ id, expected, counted, ...why }) =>
    asAdjustment(id, { delta: counted - expected, ...why }),
  );
  return context.tx(async (tx) => ({ lines: await changeStock(tx, deps, context, changes) }));
}
