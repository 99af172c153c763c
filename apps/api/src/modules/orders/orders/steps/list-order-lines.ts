import type { Tx } from "../../../../db/tenant-transaction.ts";
import { listLines as findLines, type SoldLine } from "../queries/find-orders.ts";

/** The lines of each of these orders, by order id. */
export const listOrderLines = (tx: Tx, shopId: string, ids: string[]): Promise<Map<string, SoldLine[]>> =>
  findLines(tx, shopId, ids);
