import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../../deps.ts";
import { changeCreditDays } from "../../../orders/credit/change-credit-days.ts";
import type { Actor } from "../../../orders/orders/steps/actor.ts";
import { setPromised } from "../queries/manual-debts.ts";
import { emitDebt } from "./emit-debt.ts";
import { lockDebt } from "./lock-debt.ts";

type Promised = { shopId: string; author: Actor; id: string; promised_on: string | null };

/** Notes on all that a customer owes when they promised to pay; null: they promise nothing more. @throws 404 */
export async function promiseOwed(
  tx: Tx,
  deps: OrderDeps,
  { shopId, author, id, promised_on }: Promised,
): Promise<void> {
  const { orders, manual } = await lockDebt(tx, shopId, id);
  for (const order of orders.filter((each) => each.promised_on !== promised_on))
    await changeCreditDays(tx, deps, { shopId, author, orderId: order.id, days: { promised_on } });
  if (manual.length === 0) return;
  await setPromised(tx, shopId, id, promised_on);
  await emitDebt(tx, deps, { shopId, author, customerId: id });
}
