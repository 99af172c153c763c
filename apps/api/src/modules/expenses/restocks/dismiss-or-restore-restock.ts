import type { RestockCost } from "@mauzo/contract/expenses/restock-costs";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { holdRestock, setDismissed } from "./queries/restock-costs.ts";
import { emitDecided } from "./steps/emit-decided.ts";
import { getRestockCost } from "./steps/get-restock-cost.ts";

/** Offers no more to write down what a restock cost, or offers it again; as it is already, it stays. @throws 404 */
export function dismissOrRestoreRestock(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id, dismissed }: { id: string; dismissed: boolean },
): Promise<RestockCost> {
  const { shopId, tx, person } = context;
  return tx(async (tx) => {
    const restock = await getRestockCost(tx, shopId, id);
    await holdRestock(tx, shopId, id);
    if (await setDismissed(tx, shopId, { movementId: id, dismissed, userId: person.userId }))
      await emitDecided(tx, deps, context, id);
    return restock;
  });
}
