"use client";

import type { ConversationNote } from "@mauzo/contract/conversations/conversation-notes";
import type { ThreadMessage } from "@mauzo/contract/conversations/conversations";
import { formatDay } from "@mauzo/format/date-time";
import { clsx } from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { MessageBubble } from "./message-bubble.tsx";
import { NoteBubble } from "./note-bubble.tsx";

function DayLine({ day }: { day: string }) {
  const language = useLocale();
  return <p className="py-2 text-center text-muted text-xs">{formatDay(day, language)}</p>;
}

function NewLine() {
  const t = useTranslations("conversations");
  return (
    <p className="flex items-center gap-3 py-2 font-medium text-danger-strong text-xs before:grow before:border-current before:border-t after:grow after:border-current after:border-t">
      {t("newFromHere")}
    </p>
  );
}

type Props = {
  message: ThreadMessage;
  /** The day that begins with it. */
  day: string | undefined;
  /** What staff noted behind it. */
  notes: readonly ConversationNote[] | undefined;
  isMarked: boolean;
  onRead: ((text: string) => void) | undefined;
  onAnswer: ((message: ThreadMessage) => void) | undefined;
  onJump: (seq: number) => void;
  onSendAgain: ((message: ThreadMessage) => void) | undefined;
  /** The first that the reader had not seen when the thread was opened. */
  isFirstNew: boolean;
};

/** A message in its place, with the day that begins with it and the notes behind it; drawn again only when it changes. */
export const ThreadRow = memo(function ThreadRow(props: Props) {
  const { message, day, notes, isMarked, onRead, onAnswer, onJump, onSendAgain, isFirstNew } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item of a list with blocks
    <div
      role="listitem"
      data-seq={message.seq}
      tabIndex={-1}
      className={clsx(isMarked && "rounded-card bg-accent-soft p-1")}
      aria-current={isMarked || undefined}
    >
      {day !== undefined && <DayLine day={day} />}
      {isFirstNew && <NewLine />}
      <MessageBubble message={message} onRead={onRead} onAnswer={onAnswer} onJump={onJump} onSendAgain={onSendAgain} />
      {notes?.map((note) => (
        <NoteBubble key={note.id} note={note} />
      ))}
    </div>
  );
});
