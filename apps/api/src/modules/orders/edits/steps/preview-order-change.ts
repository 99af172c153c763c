import type { ChangePreview } from "@mauzo/contract/orders/order-edits";
import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { Order } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { listOnShelf } from "../queries.ts";
import type { Plan } from "../rules.ts";

/** The totals after a change and its effect on the stock, before it is saved. */
export async function previewOrderChange(
  tx: Tx,
  shopId: string,
  order: Order,
  { totalMinor, shifts, writtenOff }: Plan,
): Promise<ChangePreview> {
  const { total, paid } = order;
  const shelf = await listOnShelf(
    tx,
    shopId,
    shifts.map(({ itemId }) => itemId),
  );
  const money = (minor: number) => ({ minor: Math.max(0, minor), currency: total.currency });
  return {
    total_from: total,
    total_to: money(totalMinor),
    owed: money(owedMinorOf({ ...order, total: { minor: totalMinor } })),
    refundable: money(paid.minor - totalMinor),
    stock: shifts.flatMap(({ itemId, name, change: moved }) => {
      const there = shelf.find(({ id }) => id === itemId);
      const change = moved - (writtenOff.find((item) => item.itemId === itemId)?.quantity ?? 0);
      if (change === 0) return [];
      const stock = there?.stock ?? null;
      const left = stock === null ? null : stock + change;
      const enough = change > 0 || (there?.onSale === true && (left === null || left >= 0));
      return [{ item_id: itemId, name, change, left, enough }];
    }),
  };
}
