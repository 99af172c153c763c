"use client";

import type { ConversationNote } from "@mauzo/contract/conversations/conversation-notes";
import type { ThreadMessage } from "@mauzo/contract/conversations/conversations";
import { Button } from "@mauzo/ui/button";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { LoadMore, type LoadMoreState } from "../../../../../components/list/load-more.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { blocksOf, dayIn } from "../../rules.ts";
import { ThreadBlock } from "./thread-block.tsx";

/** So many blocks of the newest are always laid out. */
const near = 3;

/** The same function through all renders, which does what the last one said. */
function useSteady<Arguments extends unknown[]>(does: (...given: Arguments) => void) {
  const latest = useRef(does);
  useEffect(() => {
    latest.current = does;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}

type Props = {
  /** The newest first; undefined until the first page is there. */
  messages: readonly ThreadMessage[] | undefined;
  list: LoadMoreState & { isError: boolean; refetch: () => unknown };
  /** The message that was searched for. */
  at?: number | undefined;
  /** What staff noted, each behind a message. */
  notes: readonly ConversationNote[];
  /** Reads a customer's message as an order; undefined for readers who may not write orders. */
  onRead: ((text: string) => void) | undefined;
  /** Answers a message; undefined where nothing can be written. */
  onAnswer: ((message: ThreadMessage) => void) | undefined;
  /** Shows a message that is not among these. */
  onFar: (seq: number) => void;
  /** What is being sent, below the messages. */
  children: ReactNode;
};

/**
 * The messages of a conversation in their order, from the newest upwards. The box grows from its end, so that it opens at
 * the newest and stays where it is while older ones are added above.
 */
export function Thread({ messages, list, at: searched, notes, onRead, onAnswer, onFar, children }: Props) {
  const t = useTranslations("conversations");
  const { user } = useAccount();
  // A page of older messages is drawn a little at a time: it takes a slow phone longer than a finger waits. What is new is
  // drawn at once, as it leaves what is being sent.
  const later = useDeferredValue(messages);
  const newestFirst = messages?.[0] === later?.[0] ? later : messages;
  const blocks = useMemo(() => newestFirst && blocksOf(newestFirst), [newestFirst]);
  const notesBehind = useMemo(() => Map.groupBy(notes, ({ after_seq }) => after_seq), [notes]);
  const shown = useRef<HTMLDivElement>(null);
  const rowOf = (seq: number) => shown.current?.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
  const isThere = newestFirst?.some(({ seq }) => seq === searched) === true;
  useEffect(() => {
    if (isThere) shown.current?.querySelector(`[data-seq="${searched}"]`)?.scrollIntoView({ block: "center" });
  }, [isThere, searched]);
  const [jumpedTo, setJumpedTo] = useState<number>();
  const jump = useSteady((seq: number) => {
    const there = rowOf(seq);
    setJumpedTo(there ? seq : undefined);
    if (!there) return onFar(seq);
    there.scrollIntoView({ block: "center" });
    there.focus({ preventScroll: true });
  });
  const read = useSteady((text: string) => onRead?.(text));
  const answer = useSteady((message: ThreadMessage) => onAnswer?.(message));
  const marked = jumpedTo ?? searched;
  return (
    <section
      aria-label={t("messages")}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain"
    >
      <div className="px-4 py-3">
        {blocks === undefined && !list.isError && (
          <div aria-hidden="true" className="flex flex-col gap-3">
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="ml-auto h-12 w-1/2" />
            <Skeleton className="h-12 w-1/2" />
          </div>
        )}
        {blocks === undefined && list.isError && (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p className="text-danger">{t("messagesFailed")}</p>
            <Button variant="secondary" size="sm" onClick={() => void list.refetch()}>
              {t("again")}
            </Button>
          </div>
        )}
        <LoadMore list={list} autoLoad />
        {/* biome-ignore lint/a11y/useSemanticElements: between a list and its items HTML allows no blocks */}
        <div ref={shown} role="list" aria-live="polite" aria-label={t("messages")} className="flex flex-col gap-2">
          {blocks?.map(({ number, messages: ofBlock, before }, at) => (
            <ThreadBlock
              key={number}
              messages={ofBlock}
              dayBefore={before && dayIn(before.at, user.time_zone)}
              notes={ofBlock.some(({ seq }) => notesBehind.has(seq)) ? notesBehind : undefined}
              marked={ofBlock.find(({ seq }) => seq === marked)?.seq}
              isFar={at < blocks.length - near}
              onRead={onRead && read}
              onAnswer={onAnswer && answer}
              onJump={jump}
            />
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}
