import { type CannedReply, cannedReplies, type NewCannedReply } from "@mauzo/contract/conversations/canned-replies";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

/** A canned reply as it is written: a new one, or one that is known by its id and version. */
export type WrittenReply = NewCannedReply & { known?: { id: string; version: number } };

/** Saves a canned reply; its form shows why it was refused. */
export function useSaveCannedReply(onSaved: () => void) {
  const t = useTranslations("conversations.canned");
  return useMutation({
    mutationFn: ({ known, ...words }: WrittenReply) =>
      known
        ? api.call(cannedReplies.save, { params: { id: known.id }, body: { ...words, version: known.version } })
        : api.call(cannedReplies.create, { body: words }),
    onSuccess: onSaved,
    meta: { done: t("saved"), queries: ["/canned-replies"] },
  });
}

/** Deletes a canned reply. */
export function useRemoveCannedReply(onRemoved: (reply: CannedReply) => void) {
  const t = useTranslations("conversations.canned");
  return useMutation({
    mutationFn: ({ id }: CannedReply) => api.call(cannedReplies.remove, { params: { id } }),
    onSuccess: (_, reply) => onRemoved(reply),
    meta: { failed: t("removeFailed"), queries: ["/canned-replies"] },
  });
}

/** Writes a deleted canned reply again. */
export function useRestoreCannedReply(onRestored: () => void) {
  const t = useTranslations("conversations.canned");
  return useMutation({
    mutationFn: ({ shortcut, en, sw }: CannedReply) => api.call(cannedReplies.create, { body: { shortcut, en, sw } }),
    onSuccess: onRestored,
    meta: { failed: t("restoreFailed"), queries: ["/canned-replies"] },
  });
}
