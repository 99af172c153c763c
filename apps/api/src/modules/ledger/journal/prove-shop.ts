import type { Tx } from "../../../db/tenant-transaction.ts";
import {
  type Difference,
  hasUnmarked,
  listWrongBalances,
  listWrongDebts,
  listWrongMarks,
  listWrongOrders,
  takeMarks,
} from "./queries/prove-transfers.ts";

/**
 * Compares all that is kept of a shop's money with its transfers. Where all is equal, new marks are taken; where it is not,
 * nothing is mended: somebody has to find out why. Returns what differs.
 */
export async function proveShop(tx: Tx, shopId: string): Promise<Difference[]> {
  const differences = [
    ...(await listWrongOrders(tx, shopId)),
    ...(await listWrongDebts(tx, shopId)),
    ...(await listWrongBalances(tx, shopId)),
    ...(await listWrongMarks(tx, shopId)),
  ];
  if (differences.length === 0 && (await hasUnmarked(tx, shopId))) await takeMarks(tx, shopId);
  return differences;
}
