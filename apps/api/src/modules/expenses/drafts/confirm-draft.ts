import type { DraftConfirmation } from "@mauzo/contract/expenses/expense-drafts";
import type { ExpenseRecord } from "@mauzo/contract/expenses/expenses";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getExpense } from "../expenses/get-expense.ts";
import { addExpense } from "../expenses/steps/add-expense.ts";
import { findDraftPicture, lockDraft } from "./queries/read-drafts.ts";
import { updateDraft } from "./queries/write-drafts.ts";

/**
 * Makes an expense of a draft as whoever confirms it has it, with its picture.
 * @throws 404; 409 when somebody decided on it, or its month is closed; 422 for a day to come
 */
export function confirmDraft(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  confirmed: z.output<typeof DraftConfirmation>,
): Promise<ExpenseRecord> {
  const { shopId, tx, person } = context;
  return tx(async (tx) => {
    const draft = await lockDraft(tx, shopId, id);
    if (!draft) throw notFound();
    if (draft.state !== "open") throw refuse("expense_draft_decided");
    const mediaId = await findDraftPicture(tx, shopId, id);
    const expenseId = await addExpense(tx, deps, context, { ...confirmed, mediaId });
    await updateDraft(tx, shopId, id, { state: "confirmed", expenseId, decidedBy: person.userId });
    const actor = { kind: "staff" as const, user_id: person.userId };
    await deps.emitFact(tx, { name: "expense.drafted", shopId, subject: id, actor, payload: {} });
    return getExpense(tx, shopId, expenseId);
  });
}
