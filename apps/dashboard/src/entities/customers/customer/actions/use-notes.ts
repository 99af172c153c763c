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

/** Deletes a note and offers to write it down again, as the reader's own. */
export function useDeleteNote(customerId: string) {
  const t = useTranslations("customers.timeline");
  const shell = useTranslations("shell");
  const add = useAddNote(customerId);
  return useMutation({
    mutationFn: ({ id }: { id: string; text: string }) => api.call(customerNotes.remove, { params: { id } }),
    onSuccess: (_done, { text }) =>
      offerUndo({ title: t("noteDeleted"), label: shell("undo"), onUndo: () => add.mutate({ text }) }),
    meta: { failed: t("noteNotDeleted"), facts: ["customer.changed"] },
  });
}
