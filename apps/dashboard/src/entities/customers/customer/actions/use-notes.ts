import { customerNotes } from "@mauzo/contract/customers/customer-notes";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** Adds a note about a customer; sending it again does not repeat it. */
export function useAddNote(id: string) {
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { text: string }) =>
      api.call(customerNotes.create, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { facts: ["customer.changed"] },
  });
}

/** Deletes a note and offers to have it back as it was. */
export function useDeleteNote() {
  const t = useTranslations("customers.timeline");
  const shell = useTranslations("shell");
  const restore = useMutation({
    mutationFn: (id: string) => api.call(customerNotes.restore, { params: { id } }),
    meta: { failed: t("noteNotRestored"), facts: ["customer.changed"] },
  });
  return useMutation({
    mutationFn: (id: string) => api.call(customerNotes.remove, { params: { id } }),
    onSuccess: (_done, id) =>
      offerUndo({ title: t("noteDeleted"), label: shell("undo"), onUndo: () => restore.mutate(id) }),
    meta: { failed: t("noteNotDeleted"), facts: ["customer.changed"] },
  });
}
