import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { NewOrderLine } from "../place-order.ts";
import { listLines, type SoldLine } from "../queries/find-orders.ts";
import { findNextPosition, insertOrderLines } from "../queries/write-order.ts";

/** The lines of each of these orders, by order id. */
export const listOrderLines = (tx: Tx, shopId: string, ids: string[]): Promise<Map<string, SoldLine[]>> =>
  listLines(tx, shopId, ids);

/** Adds lines below those of the order. The caller has locked it. */
export async function addOrderLines(tx: Tx, shopId: string, orderId: string, lines: NewOrderLine[]): Promise<void> {
  const position = await findNextPosition(tx, shopId, orderId);
  await insertOrderLines(tx, { shopId, orderId, position }, lines);
}
