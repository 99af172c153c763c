import type { RestockCost } from "@mauzo/contract/expenses/restock-costs";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findRestockCost } from "../queries/restock-costs.ts";

/** What one of the shop's restocks cost, or 404. */
export async function getRestockCost(tx: Tx, shopId: string, id: string): Promise<RestockCost> {
  const found = await findRestockCost(tx, shopId, id);
  if (!found) throw notFound();
  return found;
}
