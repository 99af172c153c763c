import { type ExpenseBudgets, expenseBudgets } from "@mauzo/contract/expenses/expense-budgets";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

/** Saves what the shop means to spend in a month. */
export function useSaveBudgets() {
  const t = useTranslations("expenses");
  return useMutation({
    mutationFn: (body: ExpenseBudgets) => api.call(expenseBudgets.save, { body }),
    meta: { done: t("budgetsSaved"), facts: ["expense.changed"] },
  });
}
