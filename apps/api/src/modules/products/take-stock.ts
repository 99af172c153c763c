import type { Tx } from "../../db/scope.ts";
import { insertSales, type Sold, takeAddOn, takeVariant } from "./queries/take-stock.ts";

export type StockLine = { kind: "variant" | "add_on"; itemId: string; quantity: number };

/** There is less in stock than was asked for: nothing may be kept of the transaction. */
export class OutOfStock extends Error {
  readonly itemId: string;
  constructor(itemId: string) {
    super("out of stock");
    this.itemId = itemId;
  }
}

/**
 * Takes what an order holds out of stock. Rows are taken in sorted order, variants first, so that two orders never wait
 * for each other in a circle; each by an update that only holds while there is enough.
 * @throws OutOfStock
 */
export async function takeStock(tx: Tx, shopId: string, orderId: string, lines: StockLine[]): Promise<void> {
  const wanted = new Map<string, StockLine>();
  for (const line of lines) {
    const before = wanted.get(line.itemId)?.quantity ?? 0;
    wanted.set(line.itemId, { ...line, quantity: before + line.quantity });
  }
  const sorted = [...wanted.values()].sort((a, b) =>
    a.kind === b.kind ? (a.itemId < b.itemId ? -1 : 1) : a.kind === "variant" ? -1 : 1,
  );
  const sold: Sold[] = [];
  for (const { kind, itemId, quantity } of sorted) {
    const taken = await (kind === "variant" ? takeVariant : takeAddOn)(tx, shopId, itemId, quantity);
    if (!taken) throw new OutOfStock(itemId);
    if (taken.counted)
      sold.push({
        variantId: kind === "variant" ? itemId : null,
        addOnId: kind === "add_on" ? itemId : null,
        quantity,
      });
  }
  await insertSales(tx, shopId, orderId, sold);
}
