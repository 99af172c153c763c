import { type ExpenseDraft, expenseDrafts } from "@mauzo/contract/expenses/expense-drafts";
import { type Expense, type ExpenseInput, expenses } from "@mauzo/contract/expenses/expenses";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

type Base = { saved?: Pick<Expense, "id" | "version"> | undefined; draft?: Pick<ExpenseDraft, "id"> | undefined };

/**
 * Adds an expense, changes the one that is given, or makes one of a draft; sent again after a lost response it is not
 * added twice.
 */
export function useSaveExpense({ saved, draft }: Base) {
  const t = useTranslations("expenses");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ExpenseInput) => {
      if (saved)
        return api.call(expenses.update, { params: { id: saved.id }, body: { ...body, version: saved.version } });
      const { picture_id: _, ...said } = body;
      const once = { idempotencyKey: keyOf(body) };
      if (draft) return api.call(expenseDrafts.confirm, { params: { id: draft.id }, body: said }, once);
      return api.call(expenses.create, { body }, once);
    },
    onSuccess: onDone,
    meta: { done: t(saved ? "changed" : "added"), facts: ["expense.changed", "expense.drafted"] },
  });
}
