import { sets } from "@mauzo/contract/catalogue/sets";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { customerTimeline } from "@mauzo/contract/conversations/customer-timeline";
import { selling } from "@mauzo/contract/conversations/selling";
import { customers } from "@mauzo/contract/customers/customers";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import {
  useCannedReplies,
  useConversations,
  useMessageHits,
  useReaders,
} from "../../../entities/conversations/conversation/queries.ts";
import { customerQuery } from "../../../entities/customers/customer/queries.ts";
import { useMessageMatches } from "../../../entities/orders/order/actions/use-message-matches.ts";
import { usePagedRows } from "../../../lib/list/use-paged-rows.ts";
import { useAccount } from "../../../lib/session/account.tsx";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";
import { filterOf, useConversationFilters } from "./filters.ts";

/** The list of the inbox as the address asks for it, and how many conversations each queue has. */
export function useInbox() {
  const [filters, setFilters] = useConversationFilters();
  const list = useConversations(filterOf(filters));
  const rows = usePagedRows(list, filters.pages);
  const counts = useQuery(api.query(conversations.counts, {})).data;
  const found = useMessageHits(filters.search).data?.items;
  const known = useFilterValues();
  return { filters, setFilters, list, rows, counts, known, hits: filters.search === "" ? undefined : found };
}

/** Who of the shop can be assigned, for readers who may assign. */
export function useAssignees() {
  const may = useCanAccess(conversations.assign.access);
  return useQuery({ ...api.query(conversations.assignees, {}), enabled: may }).data?.items;
}

/** What the inbox can be filtered by besides what is always the same; no tags for readers who may not see customers. */
function useFilterValues() {
  const may = useCanAccess(customers.values.access);
  const tags = useQuery({ ...api.query(customers.values, {}), enabled: may }).data?.tags.map(({ value }) => value);
  const people = useQuery(api.query(conversations.assignees, {})).data?.items ?? [];
  return { tags: may ? (tags ?? []) : undefined, people };
}

/** The customer of a conversation, as far as the reader may see them. */
export function useCustomerBeside(id: string | undefined) {
  const may = useCanAccess(customers.get.access) && id !== undefined;
  return useQuery({ ...customerQuery(id ?? ""), enabled: may }).data;
}

const mostNotes = 3;
/** The newest notes about the customer of a conversation, as far as the reader may see them. */
export function useNotesBeside(id: string | undefined) {
  const may = useCanAccess(customerTimeline.list.access) && id !== undefined;
  const query = api.query(customerTimeline.list, { params: { id: id ?? "" }, query: {} });
  const items = useQuery({ ...query, enabled: may }).data?.items ?? [];
  return items.flatMap((entry) => (entry.kind === "note" ? [entry] : [])).slice(0, mostNotes);
}

/** What the customer of a conversation has chosen, and their newest orders. */
export const useSelling = (id: string, enabled = true) =>
  useQuery({ ...api.query(selling.get, { params: { id } }), enabled }).data;

/** Colleagues who can be named in a note, read once one is written. */
export function useNamable() {
  const { user } = useAccount();
  const [isWanted, setWanted] = useState(false);
  const readers = useReaders(isWanted);
  const people = useMemo(() => readers?.filter(({ id }) => id !== user.id) ?? [], [readers, user.id]);
  return { people, want: useCallback(() => setWanted(true), []) };
}

/** The canned replies and what they name, read once somebody wants to choose one. */
export function useCannedSource(id: string) {
  const [isWanted, setWanted] = useState(false);
  const { data, isError, refetch } = useCannedReplies(isWanted);
  const order = useSelling(id, isWanted)?.orders?.[0]?.order_id;
  const [want, retry] = [useCallback(() => setWanted(true), []), () => void refetch()];
  return { replies: data?.items, hasFailed: isError && !data, order, want, retry };
}

const mostRead = 2_000;
const mostSets = 20;
/** The sets that can be sent; undefined for readers who may not see them. */
export const useSendableSets = () =>
  useQuery({
    ...api.query(sets.list, { query: { status: "active", limit: mostSets } }),
    enabled: useCanAccess(sets.list.access),
  }).data?.items.filter(({ products }) => products !== 0);

/** A message of a conversation that is read as an order; the text is empty while there is none. */
export function useMessageReading(id: string) {
  const [picked, setPicked] = useState({ id, text: "" });
  const found = useMessageMatches();
  return {
    ...{ text: picked.id === id ? picked.text : "", found },
    read: (text: string) => {
      setPicked({ id, text });
      found.mutate(text.slice(0, mostRead));
    },
    close: () => setPicked({ id, text: "" }),
  };
}
export type MessageReading = ReturnType<typeof useMessageReading>;
