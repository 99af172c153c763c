import { botResumption } from "@mauzo/contract/conversations/bot-resumption";
import { type Conversation, conversations } from "@mauzo/contract/conversations/conversations";
import type { BotResumes } from "@mauzo/contract/conversations/inbox-settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { conversationQuery } from "../queries.ts";

/** What becomes of a conversation: who answers it, or whether it is open. */
export type Turning = "take" | "handBack" | "close" | "reopen";

/** Shows the saved conversation at once; after a failure reads it again, because somebody else was faster. */
function useShown(id: string) {
  const client = useQueryClient();
  const { queryKey } = conversationQuery(id);
  return {
    onSuccess: (saved: Conversation) => client.setQueryData(queryKey, saved),
    onError: () => void client.invalidateQueries({ queryKey }),
  };
}

/** Changes who answers a conversation, or whether it is open. */
export function useTurn(id: string) {
  const t = useTranslations("conversations");
  return useMutation({
    mutationFn: ({ to, turn }: { to: Turning; turn: number }) =>
      api.call(conversations[to], { params: { id }, body: { turn } }),
    ...useShown(id),
    meta: { failed: t("turnFailed"), facts: ["conversation.changed"] },
  });
}

/** Chooses when the bot answers again in a conversation that a person answers. */
export function useResume(id: string) {
  const t = useTranslations("conversations");
  return useMutation({
    mutationFn: (body: { bot_resumes: BotResumes; turn: number }) =>
      api.call(botResumption.choose, { params: { id }, body }),
    ...useShown(id),
    meta: { failed: t("resumeFailed"), facts: ["conversation.changed"] },
  });
}

/** Assigns a conversation to somebody of the shop, or to nobody. */
export function useAssign(id: string) {
  const t = useTranslations("conversations");
  return useMutation({
    mutationFn: (body: { assignee: string | null; turn: number }) =>
      api.call(conversations.assign, { params: { id }, body }),
    ...useShown(id),
    meta: { failed: t("assignFailed"), facts: ["conversation.changed"] },
  });
}
