import { type Expense, expenses } from "@mauzo/contract/expenses/expenses";
import { formatMoney } from "@mauzo/format/money";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";

/** Strikes an expense, with an undo, and takes that back. */
export function useVoidExpense() {
  const t = useTranslations("expenses");
  const meta = { failed: t("changeFailed"), facts: ["expense.changed"] } as const;
  const restore = useMutation({
    mutationFn: ({ id }: Pick<Expense, "id">) => api.call(expenses.restore, { params: { id } }),
    meta,
    onSuccess: ({ amount }) => toasts.push({ title: t("restored"), text: formatMoney(amount), tone: "success" }),
  });
  const strike = useMutation({
    mutationFn: ({ id, reason }: Pick<Expense, "id"> & { reason: string }) =>
      api.call(expenses.void, { params: { id }, body: { reason } }),
    meta: { facts: meta.facts },
    onSuccess: (expense) =>
      offerUndo({
        ...{ title: t("voided"), text: formatMoney(expense.amount), label: t("undo") },
        onUndo: () => restore.mutate(expense),
      }),
  });
  return { strike, restore };
}
