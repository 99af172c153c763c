import type { OrderPlan } from "@mauzo/contract/orders/order-plans";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listSteps } from "./queries.ts";

/** The instalments of those of some orders that have any. */
export async function listPlans(
  tx: Tx,
  { shopId, orderIds }: { shopId: string; orderIds: readonly string[] },
): Promise<Map<string, OrderPlan>> {
  const plans = new Map<string, OrderPlan>();
  if (orderIds.length === 0) return plans;
  for (const { orderId, due_on, minor, currency } of await listSteps(tx, shopId, orderIds))
    plans.set(orderId, [...(plans.get(orderId) ?? []), { due_on, until: { minor, currency } }]);
  return plans;
}
