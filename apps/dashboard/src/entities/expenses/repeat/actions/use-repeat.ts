import { type ExpenseRepeat, expenseRepeats, type RepeatInput } from "@mauzo/contract/expenses/expense-repeats";
import { formatMoney } from "@mauzo/format/money";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

const facts = ["expense.drafted"] as const;

/** Has a draft of an expense every month. */
export function useAddRepeat() {
  const t = useTranslations("expenses");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: RepeatInput) => api.call(expenseRepeats.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { done: t("repeatAdded"), facts },
  });
}

/** Has no more drafts of it, with an undo. */
export function useStopRepeat({ id }: Pick<ExpenseRepeat, "id">) {
  const t = useTranslations("expenses");
  const meta = { failed: t("changeFailed"), facts };
  const restart = useMutation({ mutationFn: () => api.call(expenseRepeats.restart, { params: { id } }), meta });
  return useMutation({
    mutationFn: () => api.call(expenseRepeats.stop, { params: { id } }),
    meta,
    onSuccess: ({ amount }) =>
      offerUndo({
        ...{ title: t("repeatStopped"), text: formatMoney(amount), label: t("undo") },
        onUndo: () => restart.mutate(),
      }),
  });
}
