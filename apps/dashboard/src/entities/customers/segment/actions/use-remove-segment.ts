import { segments } from "@mauzo/contract/customers/segments";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";

/** Deletes a segment and offers to restore it. */
export function useRemoveSegment() {
  const t = useTranslations("segments");
  const shell = useTranslations("shell");
  const restore = useMutation({
    mutationFn: (id: string) => api.call(segments.restore, { params: { id } }),
    meta: { failed: t("restoreFailed"), done: t("restored"), facts: ["segment.changed"] },
  });
  return useMutation({
    mutationFn: (id: string) => api.call(segments.remove, { params: { id } }),
    onSuccess: (_done, id) =>
      offerUndo({ title: t("removed"), label: shell("undo"), onUndo: () => restore.mutate(id) }),
    meta: { failed: t("removeFailed"), facts: ["segment.changed"] },
  });
}
