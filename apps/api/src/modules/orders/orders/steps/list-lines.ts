import type { Tx } from "../../../../db/scope.ts";
import { listLines as findLines, type SoldLine } from "../queries/read-orders.ts";

/** What is in each of these orders, by their ids. */
export const listLines = (tx: Tx, shopId: string, ids: string[]): Promise<Map<string, SoldLine[]>> =>
  findLines(tx, shopId, ids);
