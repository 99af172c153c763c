import { productBulkActions } from "@mauzo/contract/catalogue/product-bulk-actions";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

type Chosen = { id: string; name?: string | undefined };
const bodyOf = (chosen: readonly Chosen[]) => ({ product_ids: chosen.map(({ id }) => id) });

/** `archive` archives products and offers to undo it; `restore` brings them back. */
export function useArchiveProducts() {
  const t = useTranslations("products");
  const shell = useTranslations("shell");
  const facts = ["catalogue.changed"] as const;
  const attempts = { archive: useIdempotencyKey(), restore: useIdempotencyKey() };
  const restore = useMutation({
    mutationFn: (chosen: readonly Chosen[]) => {
      const body = bodyOf(chosen);
      return api.call(productBulkActions.restore, { body }, { idempotencyKey: attempts.restore.keyOf(body) });
    },
    meta: { failed: t("restoreFailed"), facts },
    onSuccess: ({ moved }) => {
      attempts.restore.onDone();
      toasts.push({ title: t("restored", { count: moved.length }), tone: "success" });
    },
  });
  const archive = useMutation({
    mutationFn: (chosen: readonly Chosen[]) => {
      const body = bodyOf(chosen);
      return api.call(productBulkActions.archive, { body }, { idempotencyKey: attempts.archive.keyOf(body) });
    },
    meta: { failed: t("archiveFailed"), facts },
    onSuccess: ({ moved }, chosen) => {
      attempts.archive.onDone();
      const count = moved.length;
      const title = t("archived", { count });
      // Somebody else had already done it.
      if (count === 0) return void toasts.push({ title, tone: "info" });
      const name = chosen.find(({ id }) => id === moved[0])?.name;
      offerUndo({
        title,
        text: (count === 1 && name) || t("archivedText", { count }),
        label: shell("undo"),
        onUndo: () => restore.mutate(moved.map((id) => ({ id }))),
      });
    },
  });
  return { archive: archive.mutate, restore: restore.mutate, busy: archive.isPending || restore.isPending };
}
