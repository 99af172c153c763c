import { type Expense, type ExpenseInput, expenses } from "@mauzo/contract/expenses/expenses";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** Adds an expense, or changes the one that is given; sent again after a lost response it is not added twice. */
export function useSaveExpense(saved: Pick<Expense, "id" | "version"> | undefined) {
  const t = useTranslations("expenses");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ExpenseInput) =>
      saved
        ? api.call(expenses.update, { params: { id: saved.id }, body: { ...body, version: saved.version } })
        : api.call(expenses.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { done: t(saved ? "changed" : "added"), facts: ["expense.changed"] },
  });
}
