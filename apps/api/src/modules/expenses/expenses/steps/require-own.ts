import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { paysBill } from "../queries/read-expenses.ts";

/** Refuses what is not written for itself: a fee, or the payment of a supplier's bill. */
export async function requireOwn(tx: Tx, shopId: string, { id, source }: { id: string; source: string }) {
  if (source === "fee") throw refuse("expense_automatic");
  if (await paysBill(tx, shopId, id)) throw refuse("expense_of_bill");
}
