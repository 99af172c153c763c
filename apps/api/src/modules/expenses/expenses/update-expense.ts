import type { ExpenseRecord, expenses } from "@mauzo/contract/expenses/expenses";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { removeUnusedMedia } from "../../shop/media/remove-unused-media.ts";
import { lockPrivatePicture } from "../../shop/media/steps/lock-private-picture.ts";
import { getExpense } from "./get-expense.ts";
import { lockExpense } from "./queries/read-expenses.ts";
import { insertChange, updateExpense as updateRow } from "./queries/write-expenses.ts";
import { changedFields, movesMoney } from "./rules.ts";
import { momentOf, requireOpenMonths } from "./steps/check-day.ts";
import { emitChange } from "./steps/emit-change.ts";
import { postExpense, reverseExpense } from "./steps/post-expense.ts";
import { requireOwn } from "./steps/require-own.ts";

/**
 * Changes an expense. Money that was otherwise is posted back and anew; nothing in the journal is changed.
 * @throws 404; 409 when it was saved since, is a fee, was struck, or one of its months is closed
 */
export function updateExpense(
  deps: Pick<Deps, "emitFact" | "queue">,
  context: ShopContext,
  id: string,
  { version, spent_on, amount_minor, picture_id, ...said }: z.output<typeof expenses.update.body>,
): Promise<ExpenseRecord> {
  const { shopId, tx, person } = context;
  return tx(async (tx) => {
    const before = await lockExpense(tx, shopId, id);
    if (!before) throw notFound();
    await requireOwn(tx, shopId, before);
    if (before.version !== version) throw savedMeanwhile({ version: before.version, saved_by: before.savedBy });
    if (before.voidedAt !== null) throw refuse("expense_voided");
    const after = { ...said, amountMinor: amount_minor, spentOn: spent_on, mediaId: picture_id };
    const fields = changedFields(before, after);
    const at = await momentOf(tx, shopId, spent_on);
    await requireOpenMonths(tx, shopId, before.spentOn, spent_on);
    if (picture_id !== null && picture_id !== before.mediaId)
      await lockPrivatePicture(tx, shopId, picture_id, ["body", "picture_id"]);
    const by = { userId: person.userId, name: person.name };
    let transferId = before.transferId;
    if (movesMoney(fields)) {
      await reverseExpense(tx, shopId, { ...before, by });
      transferId = await postExpense(tx, shopId, { ...after, source: before.source, at, by });
    }
    await updateRow(tx, { shopId, id, savedBy: by.name }, { ...after, transferId });
    if (before.mediaId !== null && before.mediaId !== picture_id)
      await removeUnusedMedia(tx, deps.queue, shopId, [before.mediaId]);
    if (fields.length > 0)
      await insertChange(tx, {
        ...{ shopId, expenseId: id, kind: "changed", fields },
        ...{ userId: by.userId, userName: by.name },
      });
    await emitChange(tx, deps, context, id);
    return getExpense(tx, shopId, id);
  });
}
