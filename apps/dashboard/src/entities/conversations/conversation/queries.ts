import { cannedReplies } from "@mauzo/contract/conversations/canned-replies";
import { type ConversationNote, conversationNotes } from "@mauzo/contract/conversations/conversation-notes";
import {
  type ConversationFilter,
  conversations,
  messageSearchMax,
  type ThreadMessage,
} from "@mauzo/contract/conversations/conversations";
import { plannedMessages } from "@mauzo/contract/conversations/planned-messages";
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";
import { laterRows, type MessagePage, pageOfKnown, unchanged } from "./rules.ts";

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

/** What came of the newest messages is asked for with each read; what is older has settled, and is not read again. */
const newest = 60;

const byNumber = new WeakMap<InfiniteData<MessagePage>, ReadonlyMap<number, ThreadMessage>>();
/** The messages that were read before, by their numbers; each page of a read asks for the same ones. */
function knownMessages(client: QueryClient, queryKey: QueryKey): ReadonlyMap<number, ThreadMessage> {
  const read = client.getQueryData<InfiniteData<MessagePage>>(queryKey);
  const known =
    (read && byNumber.get(read)) ??
    new Map(read?.pages.flatMap(({ items }) => items.map((message) => [message.seq, message] as const)));
  if (read) byNumber.set(read, known);
  return known;
}

/** The messages of a conversation, the newest page first; `around` a message, the page that it is on. */
function messagesQuery(id: string, around?: number) {
  const query = around === undefined ? {} : { around };
  const queryKey = [conversations.messages.path, { params: { id }, query }, "pages"] as const;
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: "",
    queryFn: async ({ pageParam: cursor, signal, client }): Promise<MessagePage> => {
      const known = knownMessages(client, queryKey);
      const isOld = cursor !== "" && Number(cursor) <= (known.keys().next().value ?? 0) - newest;
      const read = isOld ? pageOfKnown(known, Number(cursor)) : undefined;
      if (read) return read;
      const asked = { ...query, ...(cursor !== "" && { cursor, limit: laterRows }) };
      const page = await api.call(conversations.messages, { params: { id }, query: asked }, { signal });
      return { ...page, items: page.items.map((message) => unchanged(known, message)) };
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    // Done above by the messages' numbers: each new one moves all others on.
    structuralSharing: false,
  });
}
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

const noNotes: readonly ConversationNote[] = [];
/** What staff wrote to each other about a conversation, oldest first. */
export const useNotes = (id: string) =>
  useQuery(api.query(conversationNotes.list, { params: { id } })).data?.items ?? noNotes;

/** What will be sent to the customer later, the next first. */
export const usePlanned = (id: string) =>
  useQuery(api.query(plannedMessages.list, { params: { id } })).data?.items ?? [];

export function startConversation(client: QueryClient, id: string) {
  void client.prefetchQuery(conversationQuery(id));
  void client.prefetchInfiniteQuery(messagesQuery(id));
}
