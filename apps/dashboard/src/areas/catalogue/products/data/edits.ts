import { productChoices } from "@mauzo/contract/catalogue/product-choices";
import { type ProductEditInput, productEdits } from "@mauzo/contract/catalogue/product-edits";
import { products } from "@mauzo/contract/catalogue/products";
import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { offerUndo } from "../../../../lib/undo.ts";
import { useAttemptKey } from "../../../../lib/use-attempt-key.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

/** So many names a toast has room for. */
const namesShown = 5;

/** What an edit would make of these products. */
export const useEditPreview = (input: ProductEditInput | undefined) =>
  useQuery({
    queryKey: [productEdits.preview.path, input],
    queryFn: input ? ({ signal }) => api.call(productEdits.preview, { body: input }, { signal }) : skipToken,
  });

/** What failed, as a toast. */
function useFailed() {
  const t = useTranslations("products.edits");
  const failureText = useFailureText();
  return (error: Error) => toasts.push({ title: t("failed"), text: failureText(error), tone: "danger" });
}

/** Reads again what changes of many products change. */
function useSettled() {
  const client = useQueryClient();
  return () => {
    for (const { path } of [products.list, productChoices.ids, productEdits.list, productEdits.get])
      void client.invalidateQueries({ queryKey: [path] });
  };
}

/** Takes a change of many products back, and says what of it stays. */
export function useUndoEdit() {
  const t = useTranslations("products.edits");
  const onError = useFailed();
  const onSettled = useSettled();
  const namesOf = (kept: readonly { name: string }[]) => {
    const [names, more] = [kept.slice(0, namesShown).map(({ name }) => name), kept.length - namesShown];
    return [...names, ...(more > 0 ? [t("more", { count: more })] : [])].join(", ");
  };
  return useMutation({
    mutationFn: (id: string) => api.call(productEdits.undo, { params: { id } }),
    onSettled,
    onError,
    onSuccess: ({ undone, archived, kept, more }) => {
      // How far that is, its page shows.
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

/** Changes many products and offers to take all of it back. */
export function useEditMany() {
  const t = useTranslations("products.edits");
  const shell = useTranslations("shell");
  const onError = useFailed();
  const onSettled = useSettled();
  const undo = useUndoEdit();
  const { keyOf, onDone } = useAttemptKey();
  return useMutation({
    mutationFn: (body: ProductEditInput) => api.call(productEdits.apply, { body }, { idempotencyKey: keyOf(body) }),
    onSettled,
    onError,
    onSuccess: ({ id, changing: count }) => {
      onDone();
      if (id === null) return void toasts.push({ title: t("nothing"), tone: "info" });
      offerUndo({ title: t("done", { count }), label: shell("undo"), onUndo: () => undo.mutate(id) });
    },
  });
}
