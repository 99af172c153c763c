"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { type Conversation, conversations } from "@mauzo/contract/conversations/conversations";
import { customerTimeline } from "@mauzo/contract/conversations/customer-timeline";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { conversationQuery } from "../../../entities/conversations/conversation/queries.ts";
import { api } from "../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

/** How many conversations each queue has. */
export const useQueueCounts = () => useQuery(api.query(conversations.counts, {})).data;

/** Who of the shop can be assigned, where that may be changed. */
export const useAssignees = (may: boolean) =>
  useQuery({ ...api.query(conversations.assignees, {}), enabled: may }).data?.items ?? [];

/** Changes who answers a conversation, or whether it is open. */
export type Turning = "take" | "handBack" | "close" | "reopen";
export function useTurn(id: string) {
  const t = useTranslations("conversations");
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ to, turn }: { to: Turning; turn: number }) =>
      api.call(conversations[to], { params: { id }, body: { turn } }),
    onSuccess: (saved: Conversation) => client.setQueryData(conversationQuery(id).queryKey, saved),
    // Somebody else was faster: what is shown is no longer true.
    onError: () => void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey }),
    meta: { failed: t("turnFailed"), facts: ["conversation.changed"] },
  });
}

export function useAssign(id: string) {
  const t = useTranslations("conversations");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { assignee: string | null; turn: number }) =>
      api.call(conversations.assign, { params: { id }, body }),
    onSuccess: (saved: Conversation) => client.setQueryData(conversationQuery(id).queryKey, saved),
    onError: () => void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey }),
    meta: { failed: t("assignFailed"), facts: ["conversation.changed"] },
  });
}

/** One press of "Send"; `key` makes sending it again the same message. */
export type Reply = { key: string; text: string; seen?: number };
export const newReply = (text: string, seen: number): Reply => ({ key: newIdempotencyKey(), text, seen });

/** Sends a reply; sending it again does not repeat it. The composer shows its failures itself. */
export const useSendReply = (id: string) =>
  useMutation({
    mutationFn: ({ key, ...body }: Reply) =>
      api.call(conversations.answer, { params: { id }, body }, { idempotencyKey: key }),
    meta: { facts: ["message.sent", "conversation.changed"] },
  });

/** Whether a reply was refused because somebody answered since the writer last read. */
export const isAnsweredMeanwhile = (error: unknown) => errorCode(error) === "answered_meanwhile";

/** Tells that the conversation was seen up to a message. Nobody waits for it, and a failure is made good by the next. */
export const useMarkRead = (id: string) =>
  useMutation({
    mutationFn: (seq: number) => api.call(conversations.read, { params: { id }, body: { seq } }),
    meta: { queries: ["/conversations", "/conversations/counts"] },
  }).mutate;

const newestOrders = 5;
/** The customer's newest orders. */
export const useOrdersOf = (customerId: string) =>
  useQuery(api.query(customerTimeline.list, { params: { id: customerId }, query: { limit: 50 } }))
    .data?.items.filter((entry) => entry.kind === "order")
    .slice(0, newestOrders);
