"use client";

import {
  type Conversation,
  type ConversationQueue,
  conversationQueues,
  type MessageHit,
} from "@mauzo/contract/conversations/conversations";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Skeleton } from "@mauzo/ui/skeleton";
import { MessagesSquare } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { AddFilterButton, FilterChips } from "../../../../../components/list/filters/filter-bar.tsx";
import { useFilterPlace } from "../../../../../components/list/filters/use-filter-place.ts";
import { ListEmptyOrFailed, type ListState } from "../../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore, type LoadMoreState } from "../../../../../components/list/load-more.tsx";
import { SearchBox } from "../../../../../components/list/search-box.tsx";
import { ViewsMenu } from "../../../../../components/list/views/views-menu.tsx";
import { useRowKeys } from "../../../../../components/table/use-row-shortcuts.ts";
import { useSharedViews } from "../../../../../lib/list/use-shared-views.ts";
import { type ConversationFilters, conversationAddress, isNarrowed, viewedList } from "../../filters.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { MessageHits } from "./message-hits.tsx";
import { type FilterValues, useInboxFilters } from "./use-inbox-filters.ts";

/** The list of the inbox as the address asks for it. */
export type Inbox = {
  filters: ConversationFilters;
  setFilters: (
    to: { [Name in keyof ConversationFilters]?: ConversationFilters[Name] | null },
    how?: { history: "push" | "replace" },
  ) => unknown;
  list: ListState & LoadMoreState;
  rows: readonly Conversation[] | undefined;
  /** How many conversations each queue has. */
  counts: Partial<Record<ConversationQueue, number>> | undefined;
  /** The messages with the words that are searched for. */
  hits: readonly MessageHit[] | undefined;
  /** What it can be filtered by. */
  known: FilterValues;
};

/** The conversations of a queue, the one that is open marked. The address keeps queue and filters. */
export function ConversationList({ inbox, openId }: { inbox: Inbox; openId?: string }) {
  const t = useTranslations("conversations");
  const { filters, setFilters, list, rows, counts, hits, known } = inbox;
  const { queue, search } = filters;
  const place = useFilterPlace();
  const views = useSharedViews("conversations");
  const rowList = useRef<HTMLUListElement>(null);
  useRowKeys(rowList, openId !== undefined);
  const narrowed = isNarrowed(filters);
  const table = useInboxFilters(filters, known, (to) => void setFilters({ ...to, pages: null }));
  const clear = () =>
    void setFilters({
      ...{ search: null, channel: null, ordered: null, language: null, unread: null },
      ...{ assignee: null, tag: null, pages: null },
    });
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex gap-2">
        <SearchBox
          label={t("search")}
          placeholder={t("searchPlaceholder")}
          value={search}
          onSearch={(text, step) => void setFilters({ search: text || null, pages: null }, step)}
        />
        <ViewsMenu shared={views} list={viewedList(filters)} compact={openId !== undefined} />
        <AddFilterButton place={place} compact={openId !== undefined} />
      </div>
      <ChoiceChips
        label={t("queues")}
        value={queue}
        onChoose={(value) => void setFilters({ queue: value, pages: null })}
        chips={conversationQueues.map((value) => {
          const count = value === "closed" ? undefined : counts?.[value];
          return { value, text: count ? `${t(`queue.${value}`)} ${count}` : t(`queue.${value}`) };
        })}
        className="overflow-x-auto pb-1 max-sm:-mx-4 max-sm:px-4"
      />
      <FilterChips filters={table} place={place} onClear={clear} />
      <Card flush>
        {rows === undefined && !list.isError && (
          <div className="flex flex-col gap-5 p-4" aria-hidden="true">
            {["a", "b", "c", "d", "e", "f"].map((key) => (
              <Skeleton key={key} className="h-12 w-full" />
            ))}
          </div>
        )}
        {rows && rows.length > 0 && (
          <ul ref={rowList} aria-label={t("title")} className="divide-y divide-line">
            {rows.map((conversation) => (
              <li key={conversation.id} data-row>
                <ConversationRow
                  conversation={conversation}
                  href={conversationAddress(filters, conversation.id)}
                  isOpen={conversation.id === openId}
                />
              </li>
            ))}
          </ul>
        )}
        <ListEmptyOrFailed
          words={{
            failed: t("failed"),
            emptyTitle: queue === "open" ? t("emptyTitle") : t("emptyQueue"),
            emptyText: queue === "open" ? t("emptyText") : t(`emptyOf.${queue}`),
            noMatch: t("noMatch"),
            noMatchText: t("noMatchText"),
          }}
          list={list}
          count={rows?.length}
          filtered={narrowed}
          onClear={clear}
          empty={{ picture: <MessagesSquare className="size-6" /> }}
        />
        <LoadMore
          list={list}
          autoLoad
          onMore={() => void setFilters({ pages: (list.data?.pages.length ?? 0) + 1 }, { history: "replace" })}
        />
      </Card>
      {hits && hits.length > 0 && (
        <MessageHits
          hits={hits}
          hrefOf={({ conversation, seq }) => conversationAddress(filters, conversation.id, seq)}
        />
      )}
    </div>
  );
}
