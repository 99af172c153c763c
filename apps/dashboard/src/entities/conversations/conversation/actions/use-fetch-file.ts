import { conversationFiles } from "@mauzo/contract/conversations/conversation-files";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

/** Has a file fetched from WhatsApp again. */
export function useFetchFile() {
  const t = useTranslations("conversations.files");
  return useMutation({
    mutationFn: (id: string) => api.call(conversationFiles.fetch, { params: { id } }),
    meta: { failed: t("againFailed"), queries: ["/conversations/:id/messages"] },
  });
}
