import type { Expense, ExpenseInput } from "@mauzo/contract/expenses/expenses";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { ShopContext } from "../../../../http/request-context.ts";
import { momentOf, requireOpenMonths } from "./check-day.ts";
import { emitChange } from "./emit-change.ts";
import { writeExpense } from "./write-expense.ts";

type Added = Omit<z.output<typeof ExpenseInput>, "picture_id"> & {
  mediaId: string | null;
  source?: Expense["source"];
  movementId?: string;
};

/**
 * Writes down an expense, and that its money left; its picture is held.
 * @returns its id
 * @throws 422 for a day to come; 409 in a closed month
 */
export async function addExpense(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  context: Pick<ShopContext, "shopId" | "person">,
  { spent_on, amount_minor, ...said }: Added,
): Promise<string> {
  const { shopId, person } = context;
  const at = await momentOf(tx, shopId, spent_on);
  await requireOpenMonths(tx, shopId, spent_on);
  const written = { ...said, amountMinor: amount_minor, spentOn: spent_on };
  const by = { userId: person.userId, name: person.name };
  const id = await writeExpense(tx, shopId, { written, at, by });
  await emitChange(tx, deps, context, id);
  return id;
}
