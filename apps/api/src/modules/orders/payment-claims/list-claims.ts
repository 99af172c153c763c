import type { OrderClaim } from "@mauzo/contract/orders/payment-claims";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listOfOrder } from "./queries.ts";
import { claimOf } from "./rules.ts";

/** Lists the payment claims of an order, newest first. */
export async function listClaims(
  tx: Tx,
  shopId: string,
  { id, total }: { id: string; total: { currency: string } },
): Promise<OrderClaim[]> {
  return (await listOfOrder(tx, shopId, id)).map((row) => claimOf(row, total.currency));
}
