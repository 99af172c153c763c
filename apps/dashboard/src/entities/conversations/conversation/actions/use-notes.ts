import { conversationNotes } from "@mauzo/contract/conversations/conversation-notes";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** Writes a note into a conversation, for staff only. */
export function useAddNote(id: string) {
  const t = useTranslations("conversations.notes");
  return useMutation({
    mutationFn: (text: string) =>
      api.call(conversationNotes.create, { params: { id }, body: { text } }, { idempotencyKey: newIdempotencyKey() }),
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
