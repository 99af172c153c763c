"use client";

import type { ConversationNote } from "@mauzo/contract/conversations/conversation-notes";
import type { ThreadMessage } from "@mauzo/contract/conversations/conversations";
import { formatDay } from "@mauzo/format/date-time";
import { Button } from "@mauzo/ui/button";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { LoadMore, type LoadMoreState } from "../../../../../components/list/load-more.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { dayIn } from "../../rules.ts";
import { MessageBubble } from "./message-bubble.tsx";
import { NoteBubble } from "./note-bubble.tsx";

function DayLine({ day }: { day: string }) {
  const language = useLocale();
  return <p className="py-2 text-center text-muted text-xs">{formatDay(day, language)}</p>;
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
export function Thread({ messages: newestFirst, list, at: searched, notes, onRead, onAnswer, onFar, children }: Props) {
  const t = useTranslations("conversations");
  const { user } = useAccount();
  const messages = newestFirst?.toReversed();
  const hit = useRef<HTMLLIElement>(null);
  const isThere = messages !== undefined;
  useEffect(() => {
    if (isThere && searched !== undefined) hit.current?.scrollIntoView({ block: "center" });
  }, [isThere, searched]);
  const [jumpedTo, setJumpedTo] = useState<number>();
  const shown = useRef<HTMLOListElement>(null);
  const jump = (seq: number) => {
    const there = shown.current?.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
    if (!there) return onFar(seq);
    setJumpedTo(seq);
    there.scrollIntoView({ block: "center" });
    there.focus({ preventScroll: true });
  };
  const marked = jumpedTo ?? searched;
  const dayOf = ({ at }: ThreadMessage) => dayIn(at, user.time_zone);
  return (
    <section
      aria-label={t("messages")}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain"
    >
      <div className="px-4 py-3">
        {messages === undefined && !list.isError && (
          <div aria-hidden="true" className="flex flex-col gap-3">
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="ml-auto h-12 w-1/2" />
            <Skeleton className="h-12 w-1/2" />
          </div>
        )}
        {messages === undefined && list.isError && (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p className="text-danger">{t("messagesFailed")}</p>
            <Button variant="secondary" size="sm" onClick={() => void list.refetch()}>
              {t("again")}
            </Button>
          </div>
        )}
        <LoadMore list={list} />
        <ol ref={shown} aria-live="polite" aria-label={t("messages")} className="flex flex-col gap-2">
          {messages?.map((message, at) => {
            const before = messages[at - 1];
            return (
              <li
                key={message.id}
                data-seq={message.seq}
                tabIndex={-1}
                {...(message.seq === searched && { ref: hit })}
                {...(message.seq === marked && {
                  className: "rounded-card bg-accent-soft p-1",
                  "aria-current": true,
                })}
              >
                {(!before || dayOf(before) !== dayOf(message)) && <DayLine day={dayOf(message)} />}
                <MessageBubble message={message} onRead={onRead} onAnswer={onAnswer} onJump={jump} />
                {notes
                  .filter(({ after_seq }) => after_seq === message.seq)
                  .map((note) => (
                    <NoteBubble key={note.id} note={note} />
                  ))}
              </li>
            );
          })}
        </ol>
        {children}
      </div>
    </section>
  );
}
