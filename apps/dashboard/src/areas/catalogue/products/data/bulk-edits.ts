import { type ProductEditInput, productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** How many names fit into a toast. */
const namesShown = 5;

/** What an edit would do to these products. */
export const useEditPreview = (input: ProductEditInput | undefined) =>
  useQuery({
    queryKey: [productEdits.preview.path, input],
    queryFn: input ? ({ signal }) => api.call(productEdits.preview, { body: input }, { signal }) : skipToken,
  });

/** Undoes a bulk edit and reports what stays changed. */
export function useUndoEdit() {
  const t = useTranslations("products.edits");
  const namesOf = (kept: readonly { name: string }[]) => {
    const [names, more] = [kept.slice(0, namesShown).map(({ name }) => name), kept.length - namesShown];
    return [...names, ...(more > 0 ? [t("more", { count: more })] : [])].join(", ");
  };
  return useMutation({
    mutationFn: (id: string) => api.call(productEdits.undo, { params: { id } }),
    meta: { failed: t("failed"), facts: ["catalogue.changed"] },
    onSuccess: ({ undone, archived, kept, more }) => {
      // The page of the bulk edit shows the progress.
      if (more) return;
      const [title, ...text] = [
        ...(undone > archived ? [t("undone", { count: undone - archived })] : []),
        ...(archived > 0 ? [t("madeUndone", { count: archived })] : []),
        ...(undone === 0 ? [kept.length > 0 ? t("noneUndone") : t("undoneAlready")] : []),
        ...(kept.length > 0 ? [t("kept", { names: namesOf(kept) })] : []),
      ];
      toasts.push({
        title: title ?? t("undoneAlready"),
        text: text.length > 0 ? text.join(". ") : undefined,
        tone: kept.length > 0 ? "info" : "success",
      });
    },
  });
}

/** Edits many products and offers to undo it. */
export function useBulkEdit() {
  const t = useTranslations("products.edits");
  const shell = useTranslations("shell");
  const undo = useUndoEdit();
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ProductEditInput) => api.call(productEdits.apply, { body }, { idempotencyKey: keyOf(body) }),
    meta: { failed: t("failed"), facts: ["catalogue.changed"] },
    onSuccess: ({ id, changing: count }) => {
      onDone();
      if (id === null) return void toasts.push({ title: t("nothing"), tone: "info" });
      offerUndo({ title: t("done", { count }), label: shell("undo"), onUndo: () => undo.mutate(id) });
    },
  });
}
