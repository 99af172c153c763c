import type { Tx } from "../../../db/tenant-transaction.ts";
import { addToOrders, addToSums } from "./queries/totals.ts";

/** What an order counts for in its customer's totals; null: it is void and counts nowhere. */
export type Counted = { totalMinor: number; owedMinor: number } | null;
const nothing = { totalMinor: 0, owedMinor: 0 };

/** An order that changed; its customer was locked before it was read. */
type Changed = { customerId: string; before: Counted; after: Counted };

/** Keeps a customer's totals in the transaction that changes an order, as `countPlacedOrder` does in the one that places it. */
export async function countOrder(tx: Tx, shopId: string, { customerId: id, before, after }: Changed): Promise<void> {
  const [was, is] = [before ?? nothing, after ?? nothing];
  const more = { totalMinor: is.totalMinor - was.totalMinor, owedMinor: is.owedMinor - was.owedMinor };
  const orders = (after ? 1 : 0) - (before ? 1 : 0);
  if (orders !== 0) await addToOrders(tx, { shopId, id, ...more, orders });
  else if (more.totalMinor !== 0 || more.owedMinor !== 0) await addToSums(tx, { shopId, id, ...more });
}
