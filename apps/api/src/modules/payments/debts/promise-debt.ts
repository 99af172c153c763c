import type { Debt } from "@mauzo/contract/payments/debts";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { changeCreditDays } from "../../orders/credit/change-credit-days.ts";
import { staffActor } from "../../orders/orders/steps/actor.ts";
import { getDebt } from "./get-debt.ts";
import { lockDebt } from "./steps/lock-debt.ts";

/** Notes when a customer promised to pay, on every order for which they owe; null: they promise nothing more. @throws 404 */
export async function promiseDebt(
  deps: Deps,
  context: ShopContext,
  { id, promised_on }: { id: string; promised_on: string | null },
): Promise<Debt> {
  const { shopId } = context;
  return context.tx(async (tx) => {
    const { orders } = await lockDebt(tx, shopId, id);
    for (const order of orders.filter((each) => each.promised_on !== promised_on))
      await changeCreditDays(tx, deps, {
        ...{ shopId, author: staffActor(context), orderId: order.id, days: { promised_on } },
      });
    return getDebt(tx, shopId, id);
  });
}
