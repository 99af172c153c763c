import { expensePhones } from "@mauzo/contract/expenses/expense-phones";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

/** Lets a member write down expenses by message from a phone. */
export function useAddPhone() {
  const t = useTranslations("expenses");
  return useMutation({
    mutationFn: (body: { phone: string; user_id: string }) => api.call(expensePhones.add, { body }),
    meta: { done: t("phoneAdded"), facts: ["expense.drafted"] },
  });
}

export function useRemovePhone(id: string) {
  const t = useTranslations("expenses");
  return useMutation({
    mutationFn: () => api.call(expensePhones.remove, { params: { id } }),
    meta: { failed: t("changeFailed"), done: t("phoneRemoved"), facts: ["expense.drafted"] },
  });
}
