import type { ExpenseRecord } from "@mauzo/contract/expenses/expenses";
import type { RestockExpense } from "@mauzo/contract/expenses/restock-costs";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockPrivatePicture } from "../../shop/media/steps/lock-private-picture.ts";
import { getExpense } from "../expenses/get-expense.ts";
import { addExpense } from "../expenses/steps/add-expense.ts";
import { noteOf } from "./rules.ts";
import { emitDecided } from "./steps/emit-decided.ts";
import { getRestockCost } from "./steps/get-restock-cost.ts";
import { holdUnwritten } from "./steps/hold-unwritten.ts";

/**
 * Writes down that a restock was paid: its money leaves, and the profit counts it once it is sold.
 * @throws 404; 409 when it is written down already, and in a closed month; 422 for a day to come
 */
export function spendRestock(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  { picture_id, ...said }: z.output<typeof RestockExpense>,
): Promise<ExpenseRecord> {
  const { shopId, tx } = context;
  return tx(async (tx) => {
    const restock = await getRestockCost(tx, shopId, id);
    await holdUnwritten(tx, shopId, id);
    if (picture_id !== null) await lockPrivatePicture(tx, shopId, picture_id, ["body", "picture_id"]);
    const goods = { source: "restock", category: "supplies", movementId: id } as const;
    const written = { ...said, ...goods, amount_minor: restock.cost.minor, note: noteOf(restock) };
    const expenseId = await addExpense(tx, deps, context, { ...written, mediaId: picture_id });
    await emitDecided(tx, deps, context, id);
    return getExpense(tx, shopId, expenseId);
  });
}
