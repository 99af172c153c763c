import { products } from "@mauzo/contract/products";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/session/api.ts";
import { toasts } from "../../../lib/toasts.ts";
import { offerUndo } from "../../../lib/undo.ts";
import { useFailureText } from "../../../lib/use-failure-text.ts";

type Named = { id: string; name: string };

/** Does the same to each product; says which it was done to, and why not to the rest. */
async function toEach(items: readonly Named[], call: (id: string) => Promise<unknown>) {
  const answers = await Promise.allSettled(items.map(({ id }) => call(id)));
  const done = items.filter((_, index) => answers[index]?.status === "fulfilled");
  const [failure] = answers.flatMap((answer): unknown[] => (answer.status === "rejected" ? [answer.reason] : []));
  return { done, failure };
}

/** `archive` takes products out of the shop and offers to put them back, `restore` puts them back. */
export function useArchive() {
  const t = useTranslations("products");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const client = useQueryClient();
  const tell = (title: string, failure: unknown) =>
    failure !== undefined && toasts.push({ title, text: failureText(failure), tone: "danger" });
  const settled = () => void client.invalidateQueries({ queryKey: [products.list.path] });
  const restore = useMutation({
    mutationFn: (items: readonly Named[]) => toEach(items, (id) => api.call(products.restore, { params: { id } })),
    onSettled: settled,
    onSuccess: ({ done, failure }) => {
      tell(t("restoreFailed"), failure);
      if (done.length > 0) toasts.push({ title: t("restored", { count: done.length }), tone: "success" });
    },
  });
  const archive = useMutation({
    mutationFn: (items: readonly Named[]) => toEach(items, (id) => api.call(products.archive, { params: { id } })),
    onSettled: settled,
    onSuccess: ({ done, failure }) => {
      tell(t("archiveFailed"), failure);
      if (done.length === 0) return;
      offerUndo({
        title: t("archived", { count: done.length }),
        text: done.length === 1 ? done[0]?.name : t("archivedText", { count: done.length }),
        label: shell("undo"),
        onUndo: () => restore.mutate(done),
      });
    },
  });
  return { archive: archive.mutate, restore: restore.mutate, restoring: restore.isPending };
}
