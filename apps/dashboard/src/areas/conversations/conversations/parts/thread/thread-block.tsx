"use client";

import type { ConversationNote } from "@mauzo/contract/conversations/conversation-notes";
import type { ThreadMessage } from "@mauzo/contract/conversations/conversations";
import { memo, type RefObject } from "react";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { dayIn } from "../../rules.ts";
import { ThreadRow } from "./thread-row.tsx";
import { useNearness } from "./use-nearness.ts";

type Props = {
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** The day of the message before. */
  dayBefore: string | undefined;
  /** What staff noted behind each message; undefined when there is nothing behind one of these. */
  notes: ReadonlyMap<number, ConversationNote[]> | undefined;
  /** The message that is marked, if it is one of these. */
  marked: number | undefined;
  /** What it is scrolled in. */
  box: RefObject<HTMLElement | null>;
  /** Always drawn: one of the newest, or beside what is marked. */
  isKept: boolean;
  onRead: ((text: string) => void) | undefined;
  onAnswer: ((message: ThreadMessage) => void) | undefined;
  onJump: (seq: number) => void;
  onSendAgain: ((message: ThreadMessage) => void) | undefined;
  /** The first that the reader had not seen when the thread was opened, if it is one of these. */
  firstNew: number | undefined;
};

const hasSame = (one: readonly ThreadMessage[], other: readonly ThreadMessage[]) =>
  one.length === other.length && one.every((message, at) => message === other[at]);
const isSame = ({ messages, ...rest }: Props, { messages: others, ...other }: Props) =>
  hasSame(messages, others) &&
  Object.entries(rest).every(([name, value]) => Object.is(value, Reflect.get(other, name)));

/** Pixels that a message takes as long as nobody has seen it. */
const messageHeight = 80;

/**
 * Some messages one after the other. A thread has thousands: it is drawn by blocks, of which only those that are near what
 * one sees are in the page, and one in which nothing has changed costs nothing.
 */
export const ThreadBlock = memo(function ThreadBlock(props: Props) {
  const { messages, dayBefore, notes, marked, box, isKept, onRead, onAnswer, onJump, onSendAgain, firstNew } = props;
  const { user } = useAccount();
  const days = messages.map(({ at }) => dayIn(at, user.time_zone));
  const { ref, isDrawn, height } = useNearness<HTMLDivElement>(box, messages.length * messageHeight);
  const seqs = { "data-from": messages[0]?.seq, "data-to": messages.at(-1)?.seq };
  if (!isDrawn && !isKept) return <div ref={ref} {...seqs} style={{ height }} />;
  return (
    <div ref={ref} {...seqs} className="flex flex-col gap-2">
      {messages.map((message, at) => (
        <ThreadRow
          key={message.id}
          message={message}
          day={days[at] === (days[at - 1] ?? dayBefore) ? undefined : days[at]}
          notes={notes?.get(message.seq)}
          isMarked={message.seq === marked}
          onRead={onRead}
          onAnswer={onAnswer}
          onJump={onJump}
          onSendAgain={onSendAgain}
          isFirstNew={message.seq === firstNew}
        />
      ))}
    </div>
  );
}, isSame);
