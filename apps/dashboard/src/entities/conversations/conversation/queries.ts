import { cannedReplies } from "@mauzo/contract/conversations/canned-replies";
import { conversationNotes } from "@mauzo/contract/conversations/conversation-notes";
import { type ConversationFilter, conversations, messageSearchMax } from "@mauzo/contract/conversations/conversations";
import { plannedMessages } from "@mauzo/contract/conversations/planned-messages";
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";

const conversationsQuery = (filter: ConversationFilter) =>
  api.pages(conversations.list, { query: filter }, nextPageSize);
export const useConversations = (filter: ConversationFilter) =>
  useInfiniteQuery({ ...conversationsQuery(filter), placeholderData: keepPreviousData });

/** The inbox as it opens by itself, without filters in the address. */
export function startConversations(client: QueryClient) {
  if (location.search === "")
    void client.prefetchInfiniteQuery(conversationsQuery({ queue: "open", sort: "last_desc" }));
}

export const conversationQuery = (id: string) => api.query(conversations.get, { params: { id } });
export const useConversation = (id: string) => useQuery(conversationQuery(id));

const messagesQuery = (id: string, around?: number) =>
  api.pages(conversations.messages, { params: { id }, query: around === undefined ? {} : { around } }, nextPageSize);
/** The messages of a conversation, the newest page first; `around` a message, the page that it is on. */
export const useMessages = (id: string, around?: number) => useInfiniteQuery(messagesQuery(id, around));

const shortestSearch = 3;
/** The newest messages of all conversations with these words. */
export const useMessageHits = (words: string) =>
  useQuery({
    ...api.query(conversations.search, { query: { words: words.slice(0, messageSearchMax), limit: 10 } }),
    enabled: words.trim().length >= shortestSearch,
    placeholderData: keepPreviousData,
  });

/** The shop's canned replies, by their shortcuts. */
export const useCannedReplies = (wanted = true) => useQuery({ ...api.query(cannedReplies.list, {}), enabled: wanted });

/** Who can be named in a note, read once one is written. */
export const useReaders = (wanted: boolean) =>
  useQuery({ ...api.query(conversations.readers, {}), enabled: wanted }).data?.items;

/** What staff wrote to each other about a conversation, oldest first. */
export const useNotes = (id: string) =>
  useQuery(api.query(conversationNotes.list, { params: { id } })).data?.items ?? [];

/** What will be sent to the customer later, the next first. */
export const usePlanned = (id: string) =>
  useQuery(api.query(plannedMessages.list, { params: { id } })).data?.items ?? [];

export function startConversation(client: QueryClient, id: string) {
  void client.prefetchQuery(conversationQuery(id));
  void client.prefetchInfiniteQuery(messagesQuery(id));
}
