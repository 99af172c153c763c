import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { holdRestock, isWritten } from "../queries/restock-costs.ts";

/** Holds a restock whose cost is about to be written down. @throws 409 when it is already */
export async function holdUnwritten(tx: Tx, shopId: string, movementId: string): Promise<void> {
  await holdRestock(tx, shopId, movementId);
  if (await isWritten(tx, shopId, movementId)) throw refuse("restock_cost_written");
}
