import {
  type NewPlannedMessage,
  type PlannedMessage,
  plannedMessages,
} from "@mauzo/contract/conversations/planned-messages";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

const facts = ["conversation.changed"] as const;

/** Plans a message; sending it again after a lost response does not repeat it. Its form shows why it was refused. */
export function usePlanMessage(id: string, onPlanned: () => void) {
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewPlannedMessage) =>
      api.call(plannedMessages.create, { params: { id }, body }, { idempotencyKey: keyOf({ id, ...body }) }),
    onSuccess: () => {
      onDone();
      onPlanned();
    },
    meta: { facts: [...facts] },
  });
}

/** Cancels a planned message, and offers to plan it again as it was. */
export function useCancelPlanned(id: string) {
  const t = useTranslations("conversations.planned");
  const shell = useTranslations("shell");
  const restoring = useMutation({
    mutationFn: ({ text, send_at, reply_to, unless_written }: PlannedMessage) => {
      const body = { text, send_at, unless_written, ...(reply_to && { reply_to: reply_to.id }) };
      return api.call(plannedMessages.create, { params: { id }, body });
    },
    meta: { failed: t("restoreFailed"), facts: [...facts] },
  });
  return useMutation({
    mutationFn: (message: PlannedMessage) => api.call(plannedMessages.cancel, { params: { id: message.id } }),
    onSuccess: (_done, message) =>
      offerUndo({ title: t("cancelled"), label: shell("undo"), onUndo: () => restoring.mutate(message) }),
    meta: { failed: t("cancelFailed"), facts: [...facts] },
  });
}

/** Cancels a planned message, whose words are changed and sent anew. */
export function useTakeBackPlanned(onTaken: (message: PlannedMessage) => void) {
  const t = useTranslations("conversations.planned");
  return useMutation({
    mutationFn: (message: PlannedMessage) => api.call(plannedMessages.cancel, { params: { id: message.id } }),
    onSuccess: (_done, message) => onTaken(message),
    meta: { failed: t("cancelFailed"), facts: [...facts] },
  });
}
