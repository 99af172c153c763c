import type { ExpenseInput, ExpenseRecord } from "@mauzo/contract/expenses/expenses";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockPrivatePicture } from "../../shop/media/steps/lock-private-picture.ts";
import { getExpense } from "./get-expense.ts";
import { addExpense } from "./steps/add-expense.ts";

/** Writes down an expense, and that its money left. @throws 422 for a day to come; 409 in a closed month */
export function createExpense(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { picture_id, ...said }: z.output<typeof ExpenseInput>,
): Promise<ExpenseRecord> {
  const { shopId, tx } = context;
  return tx(async (tx) => {
    if (picture_id !== null) await lockPrivatePicture(tx, shopId, picture_id, ["body", "picture_id"]);
    const id = await addExpense(tx, deps, context, { ...said, mediaId: picture_id });
    return getExpense(tx, shopId, id);
  });
}
