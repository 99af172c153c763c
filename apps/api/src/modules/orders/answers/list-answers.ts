import type { DebtAnswer } from "@mauzo/contract/orders/debt-answers";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listStanding } from "./queries.ts";

/** What customers say of some orders, where they said something. */
export async function listAnswers(
  tx: Tx,
  shopId: string,
  orderIds: readonly string[],
): Promise<Map<string, DebtAnswer>> {
  if (orderIds.length === 0) return new Map();
  const all = await listStanding(tx, shopId, orderIds);
  return new Map(all.map(({ orderId, id: _, ...said }) => [orderId, said]));
}
