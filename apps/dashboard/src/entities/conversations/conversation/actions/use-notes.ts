import { conversationNotes } from "@mauzo/contract/conversations/conversation-notes";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/**
 * Writes a note into a conversation, for staff only; sending it again after a lost response does not repeat it.
 * @param onAdded is told also when its screen was left meanwhile.
 */
export function useAddNote(id: string, onAdded: (text: string) => void) {
  const t = useTranslations("conversations.notes");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { text: string; mentions: string[] }) =>
      api.call(conversationNotes.create, { params: { id }, body }, { idempotencyKey: keyOf({ id, ...body }) }),
    onSuccess: (_saved, { text }) => {
      onDone();
      onAdded(text);
    },
    meta: { failed: t("failed"), facts: ["conversation.changed"], waits: true },
  });
}

/** Deletes a note. */
export function useRemoveNote() {
  const t = useTranslations("conversations.notes");
  return useMutation({
    mutationFn: (id: string) => api.call(conversationNotes.remove, { params: { id } }),
    meta: { failed: t("removeFailed"), done: t("removed"), facts: ["conversation.changed"] },
  });
}
