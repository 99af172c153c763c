import { type ProductEditInput, productEdits } from "@mauzo/contract/product-edits";
import { products } from "@mauzo/contract/products";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/session/api.ts";
import { toasts } from "../../../lib/toasts.ts";
import { offerUndo } from "../../../lib/undo.ts";
import { useAttemptKey } from "../../../lib/use-attempt-key.ts";
import { useFailureText } from "../../../lib/use-failure-text.ts";

/** What an edit would make of these products; the last answer stays while the next one is asked for. */
export const useEditPreview = (input: ProductEditInput | undefined) =>
  useQuery({
    queryKey: [productEdits.preview.path, input],
    queryFn: ({ signal }) => (input ? api.call(productEdits.preview, { body: input }, { signal }) : { products: [] }),
    enabled: input !== undefined,
    placeholderData: (last) => last,
  });

/** Changes many products and offers to take all of it back. */
export function useEditMany() {
  const t = useTranslations("products.edits");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const client = useQueryClient();
  const settled = () => void client.invalidateQueries({ queryKey: [products.list.path] });
  const fail = (error: Error) => toasts.push({ title: t("failed"), text: failureText(error), tone: "danger" });
  const undo = useMutation({
    mutationFn: (id: string) => api.call(productEdits.undo, { params: { id } }),
    onSettled: settled,
    onError: fail,
    onSuccess: ({ undone, kept }) =>
      toasts.push({
        title: t("undone", { count: undone }),
        text: kept.length > 0 ? t("kept", { names: kept.map(({ name }) => name).join(", ") }) : undefined,
        tone: kept.length > 0 ? "info" : "success",
      }),
  });
  const { keyOf, onDone } = useAttemptKey();
  return useMutation({
    mutationFn: (body: ProductEditInput) => api.call(productEdits.apply, { body }, { idempotencyKey: keyOf(body) }),
    onSettled: settled,
    onError: fail,
    onSuccess: ({ id, products: edited }) => {
      onDone();
      const count = edited.filter(({ changes }) => changes.length > 0).length;
      if (id === null) return void toasts.push({ title: t("nothing"), tone: "info" });
      offerUndo({ title: t("done", { count }), label: shell("undo"), onUndo: () => undo.mutate(id) });
    },
  });
}
