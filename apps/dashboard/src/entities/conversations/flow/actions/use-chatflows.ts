import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { type Chatflow, chatflows } from "@mauzo/contract/conversations/chatflows";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

const list = ["/chatflows"] as const;

/** Begins another flow; whoever asks for its name says why it was not begun. */
export const useCreateChatflow = () =>
  useMutation({
    mutationFn: (body: { name: string; document: FlowDocument }) => api.call(chatflows.create, { body }),
    meta: { queries: list, waits: true },
  });

export const useCopyChatflow = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api.call(chatflows.copy, { params: { id }, body: { name } }),
    meta: { queries: list, waits: true },
  });

export const useRenameChatflow = () =>
  useMutation({
    mutationFn: ({ id, version, name }: { id: string; version: number; name: string }) =>
      api.call(chatflows.rename, { params: { id }, body: { name, version } }),
    meta: { queries: list },
  });

export function useMakeDefault() {
  const t = useTranslations("chatflow.flows");
  return useMutation({
    mutationFn: ({ id, channel }: { id: string; channel: Chatflow["default_for"][number] }) =>
      api.call(chatflows.makeDefault, { params: { id }, body: { channel } }),
    meta: { done: t("chosen"), failed: t("chooseFailed"), queries: list },
  });
}

export function useRemoveChatflow() {
  const t = useTranslations("chatflow.flows");
  return useMutation({
    mutationFn: (id: string) => api.call(chatflows.remove, { params: { id } }),
    meta: { done: t("removed"), failed: t("removeFailed"), queries: list },
  });
}
