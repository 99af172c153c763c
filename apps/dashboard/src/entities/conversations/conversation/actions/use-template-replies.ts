import { templateReplies } from "@mauzo/contract/conversations/template-replies";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** The templates for the customer of a conversation, as they would read them. */
export const useTemplateReplies = (id: string) =>
  useQuery({ ...api.query(templateReplies.list, { params: { id } }), staleTime: 0 });

/** Sends a template; a lost response does not send it twice. */
export function useSendTemplate(id: string, onSent: () => void) {
  const t = useTranslations("conversations.templates");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { template_id: string; seen: number }) =>
      api.call(templateReplies.send, { params: { id }, body }, { idempotencyKey: keyOf({ id, ...body }) }),
    onSuccess: () => {
      onDone();
      onSent();
    },
    meta: { failed: t("notSent"), done: t("sent"), facts: ["message.sent", "conversation.changed"] },
  });
}
