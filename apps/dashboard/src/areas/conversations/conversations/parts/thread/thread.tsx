"use client";

import type { ConversationNote } from "@mauzo/contract/conversations/conversation-notes";
import type { ThreadMessage } from "@mauzo/contract/conversations/conversations";
import { Button } from "@mauzo/ui/button";
import { Skeleton } from "@mauzo/ui/skeleton";
import { ArrowDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { LoadMore, type LoadMoreState } from "../../../../../components/list/load-more.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { blocksOf, dayIn, firstNewIn } from "../../rules.ts";
import { ThreadBlock } from "./thread-block.tsx";

/** So many blocks of the newest are always drawn. */
const near = 3;
/** Scrolled up by more pixels than this, one is offered the way back. */
const away = 400;

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
  /** Sends once more what did not reach the customer; undefined where nothing can be written. */
  onSendAgain: ((message: ThreadMessage) => void) | undefined;
  /** Up to where the reader had seen it when it was opened; 0: nothing. */
  seen: number;
  /** Shows a message that is not among these. */
  onFar: (seq: number) => void;
  /** What is being sent, below the messages. */
  children: ReactNode;
};

/**
 * The messages of a conversation in their order, from the newest upwards. The box grows from its end, so that it opens at
 * the newest and stays where it is while older ones are added above.
 */
export function Thread({
  messages,
  list,
  at: searched,
  notes,
  seen,
  onRead,
  onAnswer,
  onSendAgain,
  onFar,
  children,
}: Props) {
  const t = useTranslations("conversations");
  const { user } = useAccount();
  // A page of older messages is drawn a little at a time: it takes a slow phone longer than a finger waits. What is new is
  // drawn at once, as it leaves what is being sent.
  const later = useDeferredValue(messages);
  const newestFirst = messages?.[0] === later?.[0] ? later : messages;
  const blocks = useMemo(() => newestFirst && blocksOf(newestFirst), [newestFirst]);
  const notesBehind = useMemo(() => Map.groupBy(notes, ({ after_seq }) => after_seq), [notes]);
  const shown = useRef<HTMLDivElement>(null);
  const isThere = newestFirst?.some(({ seq }) => seq === searched) === true;
  useEffect(() => {
    if (isThere) shown.current?.querySelector(`[data-seq="${searched}"]`)?.scrollIntoView({ block: "center" });
  }, [isThere, searched]);
  const [jumpedTo, setJumpedTo] = useState<{ seq: number }>();
  const jump = useSteady((seq: number) => {
    const isKnown = newestFirst?.some((message) => message.seq === seq);
    setJumpedTo(isKnown ? { seq } : undefined);
    if (!isKnown) onFar(seq);
  });
  // What is marked is drawn, wherever it is.
  useEffect(() => {
    const row = jumpedTo && shown.current?.querySelector<HTMLElement>(`[data-seq="${jumpedTo.seq}"]`);
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  }, [jumpedTo]);
  const read = useSteady((text: string) => onRead?.(text));
  const answer = useSteady((message: ThreadMessage) => onAnswer?.(message));
  const sendAgain = useSteady((message: ThreadMessage) => onSendAgain?.(message));
  const marked = jumpedTo?.seq ?? searched;
  const markedAt = blocks?.findIndex(({ messages: ofBlock }) => ofBlock.some(({ seq }) => seq === marked)) ?? -1;
  const firstNew = useMemo(() => firstNewIn(newestFirst ?? [], seen), [newestFirst, seen]);
  const box = useRef<HTMLElement>(null);
  // The newest when the reader scrolled away from it.
  const [leftAt, setLeftAt] = useState<number>();
  const newest = newestFirst?.[0]?.seq ?? 0;
  const isAway = leftAt !== undefined;
  const [openedAt, setOpenedAt] = useState<number>();
  if (openedAt === undefined && newestFirst) setOpenedAt(newest);
  const heard = newestFirst?.find(({ from }) => from === "customer");
  const onScroll = () => {
    const isFar = (box.current?.scrollTop ?? 0) < -away;
    if (isFar !== isAway) setLeftAt(isFar ? newest : undefined);
  };
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <section
        ref={box}
        onScroll={onScroll}
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
          <div ref={shown} role="list" aria-label={t("messages")} className="flex flex-col gap-2">
            {blocks?.map(({ number, messages: ofBlock, before }, at) => (
              <ThreadBlock
                key={number}
                messages={ofBlock}
                dayBefore={before && dayIn(before.at, user.time_zone)}
                notes={ofBlock.some(({ seq }) => notesBehind.has(seq)) ? notesBehind : undefined}
                marked={ofBlock.find(({ seq }) => seq === marked)?.seq}
                box={box}
                isKept={at >= blocks.length - near || (markedAt >= 0 && Math.abs(at - markedAt) <= 1)}
                onRead={onRead && read}
                onAnswer={onAnswer && answer}
                onJump={jump}
                onSendAgain={onSendAgain && sendAgain}
                firstNew={ofBlock.find(({ seq }) => seq === firstNew)?.seq}
              />
            ))}
          </div>
          {children}
          {/* Not the list itself: what is scrolled to comes into it, too. */}
          <p role="status" className="sr-only">
            {heard && openedAt !== undefined && heard.seq > openedAt ? heard.text : ""}
          </p>
        </div>
      </section>
      {isAway && searched === undefined && (
        <Button
          size="sm"
          variant="secondary"
          className="absolute right-3 bottom-3 bg-card! shadow-md"
          onClick={() => box.current?.scrollTo({ top: 0 })}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          {newest > leftAt ? t("newBelow", { count: newest - leftAt }) : t("toNewest")}
        </Button>
      )}
    </div>
  );
}
