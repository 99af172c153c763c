import { type ExpenseDraft, expenseDrafts } from "@mauzo/contract/expenses/expense-drafts";
import { formatMoney } from "@mauzo/format/money";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { asDataUrl } from "../../../../lib/files/as-data-url.ts";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";

/** Discards a draft, with an undo. */
export function useDiscardDraft() {
  const t = useTranslations("expenses");
  const meta = { failed: t("changeFailed"), facts: ["expense.drafted"] } as const;
  const restore = useMutation({
    mutationFn: ({ id }: Pick<ExpenseDraft, "id">) => api.call(expenseDrafts.restore, { params: { id } }),
    meta,
  });
  return useMutation({
    mutationFn: ({ id }: Pick<ExpenseDraft, "id">) => api.call(expenseDrafts.discard, { params: { id } }),
    meta,
    onSuccess: (draft) =>
      offerUndo({
        ...{ title: t("draftDiscarded"), text: formatMoney(draft.amount), label: t("undo") },
        onUndo: () => restore.mutate(draft),
      }),
  });
}

/** Fetches the picture of a draft on request: it can only be read with the session. */
export const useDraftPicture = () =>
  useMutation({
    mutationFn: async (id: string) => asDataUrl(await api.file(expenseDrafts.picture, { params: { id } })),
  });
