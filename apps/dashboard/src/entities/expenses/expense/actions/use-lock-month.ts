import { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

/** Closes a month, or opens it again. */
export function useLockMonth() {
  const t = useTranslations("expenses");
  return useMutation({
    mutationFn: (body: { month: string; locked: boolean }) => api.call(expenseOverview.lock, { body }),
    meta: { failed: t("changeFailed"), facts: ["expense.changed"] },
  });
}
