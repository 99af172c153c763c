import type { CustomerChannel } from "@mauzo/contract/customers/customers";
import { BeginAnew, type Tx } from "../../../db/tenant-transaction.ts";
import { addPlacedOrder, addToOrders, addToSums } from "./queries/totals.ts";

/** What an order counts for in its customer's totals; null: it is void and counts nowhere. */
export type Counted = { totalMinor: number; owedMinor: number } | null;
const nothing = { totalMinor: 0, owedMinor: 0 };

/** An order that is being placed, for a person as they were read. `filling`: what an empty name and place become. */
type Placed = {
  person: { id: string; generation: number };
  channel: CustomerChannel;
  totalMinor: number;
  filling: { name: string; place: string };
};
/** An order that changed; its customer was locked before it was read. */
type Changed = { customerId: string; before: Counted; after: Counted };

/**
 * Keeps a customer's totals in the transaction that changes an order: the only function that writes them. The customer's
 * row stays locked until the transaction ends, so it comes before the lock of the order.
 */
export async function countOrder(tx: Tx, shopId: string, order: Placed | Changed): Promise<void> {
  if ("person" in order) {
    const { person, channel, totalMinor, filling } = order;
    const sums = { totalMinor, owedMinor: Math.max(0, totalMinor) };
    if (!(await addPlacedOrder(tx, { shopId, ...person, ...sums, channel, ...filling }))) throw new BeginAnew();
    return;
  }
  const { customerId: id, before, after } = order;
  const [was, is] = [before ?? nothing, after ?? nothing];
  const more = { totalMinor: is.totalMinor - was.totalMinor, owedMinor: is.owedMinor - was.owedMinor };
  const orders = (after ? 1 : 0) - (before ? 1 : 0);
  if (orders !== 0) await addToOrders(tx, { shopId, id, ...more, orders });
  else if (more.totalMinor !== 0 || more.owedMinor !== 0) await addToSums(tx, { shopId, id, ...more });
}
