import { failedMessages } from "@mauzo/contract/conversations/failed-messages";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** Sends a message that did not reach the customer once more; a lost response does not send it twice. */
export function useSendAgain(id: string) {
  const t = useTranslations("conversations");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ message, ...body }: { message: string; seen: number }) =>
      api.call(
        failedMessages.sendAgain,
        { params: { id, message }, body },
        { idempotencyKey: keyOf({ id, message, ...body }) },
      ),
    onSuccess: onDone,
    meta: { failed: t("notSentAgain"), facts: ["message.sent", "conversation.changed"] },
  });
}
