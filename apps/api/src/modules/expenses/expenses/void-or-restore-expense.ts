import type { ExpenseRecord } from "@mauzo/contract/expenses/expenses";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { holdUnwritten } from "../restocks/steps/hold-unwritten.ts";
import { getExpense } from "./get-expense.ts";
import { lockExpense } from "./queries/read-expenses.ts";
import { insertChange, updateExpense } from "./queries/write-expenses.ts";
import { momentOf, requireOpenMonths } from "./steps/check-day.ts";
import { emitChange } from "./steps/emit-change.ts";
import { postExpense, reverseExpense } from "./steps/post-expense.ts";
import { requireOwn } from "./steps/require-own.ts";

/**
 * Strikes an expense with a reason, or takes that back without one; one that is already in that state stays as it is.
 * @throws 404; 409 for a fee, in a closed month, for one that was struck with another reason, and where the restock that
 * it was for is written down otherwise
 */
export function voidOrRestoreExpense(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id, reason }: { id: string; reason?: string },
): Promise<ExpenseRecord> {
  const { shopId, tx, person } = context;
  const isVoided = reason !== undefined;
  return tx(async (tx) => {
    const before = await lockExpense(tx, shopId, id);
    if (!before) throw notFound();
    if ((before.voidedAt !== null) === isVoided) {
      if (isVoided && reason !== before.voidReason) throw refuse("expense_voided");
      return getExpense(tx, shopId, id);
    }
    await requireOwn(tx, shopId, before);
    if (!isVoided && before.movementId !== null) await holdUnwritten(tx, shopId, before.movementId);
    await requireOpenMonths(tx, shopId, before.spentOn);
    const by = { userId: person.userId, name: person.name };
    const values = { voidReason: reason ?? "" };
    if (isVoided) await reverseExpense(tx, shopId, { ...before, by });
    const posted = isVoided
      ? {}
      : {
          transferId: await postExpense(tx, shopId, { ...before, at: await momentOf(tx, shopId, before.spentOn), by }),
        };
    await updateExpense(tx, { shopId, id, savedBy: by.name, isVoided }, { ...values, ...posted });
    const kind = isVoided ? ("voided" as const) : ("restored" as const);
    const said = { kind, reason: reason ?? "", userId: by.userId, userName: by.name };
    await insertChange(tx, { shopId, expenseId: id, ...said });
    await emitChange(tx, deps, context, id);
    return getExpense(tx, shopId, id);
  });
}
