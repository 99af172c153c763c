import {
  type ConversationFilter,
  type ConversationQueue,
  conversationQueues,
} from "@mauzo/contract/conversations/conversations";
import { conversationChannels } from "@mauzo/contract/conversations/facts";
import { Language } from "@mauzo/contract/shared";
import {
  createSerializer,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryState,
  useQueryStates,
} from "nuqs";

export const orderedFilters = ["yes", "no"] as const;
export const unreadFilters = ["yes"] as const;

const parsers = {
  queue: parseAsStringLiteral(conversationQueues).withDefault("open"),
  search: parseAsString.withDefault(""),
  channel: parseAsStringLiteral(conversationChannels),
  ordered: parseAsStringLiteral(orderedFilters),
  language: parseAsStringLiteral(Language.options),
  unread: parseAsStringLiteral(unreadFilters),
  assignee: parseAsString,
  tag: parseAsString,
  pages: parseAsInteger.withDefault(1),
};
/** The inbox' state is in the address: queue, filters, search text, and how many pages are open. */
export const useConversationFilters = () =>
  useQueryStates(
    parsers,
    // Back undoes the last filter.
    { history: "push" },
  );
export type ConversationFilters = ReturnType<typeof useConversationFilters>[0];

const withFilters = createSerializer({ ...parsers, at: parseAsInteger });
/** The address of a conversation beside the list as it is, at one of its messages if that is named, or of the list alone. */
export const conversationAddress = (filters: ConversationFilters, id?: string, at?: number): string =>
  withFilters(id === undefined ? "/dashboard/conversations" : `/dashboard/conversations/${id}`, {
    ...filters,
    at: at ?? null,
  });

/** The list for its saved views, which are the same beside every conversation. */
export const viewedList = (filters: ConversationFilters) => {
  const [path = "", query = ""] = conversationAddress(filters).split("?");
  return { path, query };
};

/** The message that is shown in its place, if the thread is not at its end. */
export const useShownMessage = () => useQueryState("at", parseAsInteger);

/** Who waits longest comes first where waiting matters; else who wrote last. */
const sortOf = (queue: ConversationQueue) =>
  queue === "waiting" ? "waiting" : queue === "closing" ? "closing" : "last_desc";

/** The filters as the API's query. */
export const filterOf = ({
  queue,
  search,
  channel,
  ordered,
  language,
  unread,
  assignee,
  tag,
}: ConversationFilters): ConversationFilter => ({
  ...{ queue, sort: sortOf(queue) },
  ...(search !== "" && { search }),
  ...(channel !== null && { channel }),
  ...(ordered !== null && { ordered }),
  ...(language !== null && { language }),
  ...(unread !== null && { unread }),
  ...(assignee !== null && { assignee }),
  ...(tag !== null && { tag }),
});

/** Whether any filter or search is set, beside the queue. */
export const isNarrowed = ({ search, queue: _, pages: __, ...filters }: ConversationFilters): boolean =>
  search !== "" || Object.values(filters).some((set) => set !== null);

/** On a phone, whether the panel is shown in the thread's place. */
export const useShownPanel = () =>
  useQueryState("panel", parseAsStringLiteral(["sell"]).withOptions({ history: "push" }));
