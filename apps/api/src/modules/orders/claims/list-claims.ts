import type { OrderClaim } from "@mauzo/contract/orders/order-claims";
import type { Tx } from "../../../db/scope.ts";
import { listOfOrder } from "./queries.ts";
import { claimOf } from "./rules.ts";

/** What the customer of an order says was paid, newest first. */
export async function listClaims(
  tx: Tx,
  shopId: string,
  { id, total }: { id: string; total: { currency: string } },
): Promise<OrderClaim[]> {
  return (await listOfOrder(tx, shopId, id)).map((row) => claimOf(row, total.currency));
}
