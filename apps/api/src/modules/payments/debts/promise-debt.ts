import type { Debt } from "@mauzo/contract/payments/debts";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { staffActor } from "../../orders/orders/steps/actor.ts";
import { getDebt } from "./get-debt.ts";
import { promiseOwed } from "./steps/promise-owed.ts";

/** Notes when a customer promised to pay, on every order for which they owe; null: they promise nothing more. @throws 404 */
export async function promiseDebt(
  deps: Deps,
  context: ShopContext,
  { id, promised_on }: { id: string; promised_on: string | null },
): Promise<Debt> {
  const { shopId } = context;
  return context.tx(async (tx) => {
    await promiseOwed(tx, deps, { shopId, author: staffActor(context), id, promised_on });
    return getDebt(tx, shopId, id);
  });
}
