import type { ExpenseInput, ExpenseRecord } from "@mauzo/contract/expenses/expenses";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockPrivatePicture } from "../../shop/media/steps/lock-private-picture.ts";
import { getExpense } from "./get-expense.ts";
import { momentOf, requireOpenMonths } from "./steps/check-day.ts";
import { emitChange } from "./steps/emit-change.ts";
import { writeExpense } from "./steps/write-expense.ts";

/** Writes down an expense, and that its money left. @throws 422 for a day to come; 409 in a closed month */
export function createExpense(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { spent_on, amount_minor, picture_id, ...said }: z.output<typeof ExpenseInput>,
): Promise<ExpenseRecord> {
  const { shopId, tx, person } = context;
  return tx(async (tx) => {
    const at = await momentOf(tx, shopId, spent_on);
    await requireOpenMonths(tx, shopId, spent_on);
    if (picture_id !== null) await lockPrivatePicture(tx, shopId, picture_id, ["body", "picture_id"]);
    const written = { ...said, amountMinor: amount_minor, spentOn: spent_on, mediaId: picture_id };
    const by = { userId: person.userId, name: person.name };
    const id = await writeExpense(tx, shopId, { written, at, by });
    await emitChange(tx, deps, context, id);
    return getExpense(tx, shopId, id);
  });
}
