"use client";

import type { ConversationNote } from "@mauzo/contract/conversations/conversation-notes";
import type { ThreadMessage } from "@mauzo/contract/conversations/conversations";
import { clsx } from "clsx";
import { memo } from "react";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { dayIn } from "../../rules.ts";
import { ThreadRow } from "./thread-row.tsx";

type Props = {
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** The day of the message before. */
  dayBefore: string | undefined;
  /** What staff noted behind each message; undefined when there is nothing behind one of these. */
  notes: ReadonlyMap<number, ConversationNote[]> | undefined;
  /** The message that is marked, if it is one of these. */
  marked: number | undefined;
  /** Far from the newest: the browser lays it out once it comes near. */
  isFar: boolean;
  onRead: ((text: string) => void) | undefined;
  onAnswer: ((message: ThreadMessage) => void) | undefined;
  onJump: (seq: number) => void;
};

const hasSame = (one: readonly ThreadMessage[], other: readonly ThreadMessage[]) =>
  one.length === other.length && one.every((message, at) => message === other[at]);
const isSame = ({ messages, ...rest }: Props, { messages: others, ...other }: Props) =>
  hasSame(messages, others) &&
  Object.entries(rest).every(([name, value]) => Object.is(value, Reflect.get(other, name)));

/**
 * Some messages one after the other. A thread has thousands: it is drawn and laid out by blocks, and one in which nothing
 * has changed costs nothing.
 */
export const ThreadBlock = memo(function ThreadBlock(props: Props) {
  const { messages, dayBefore, notes, marked, isFar, onRead, onAnswer, onJump } = props;
  const { user } = useAccount();
  const days = messages.map(({ at }) => dayIn(at, user.time_zone));
  return (
    <div
      className={clsx(
        "flex flex-col gap-2",
        isFar && marked === undefined && "[contain-intrinsic-size:auto_100rem] [content-visibility:auto]",
      )}
    >
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
        />
      ))}
    </div>
  );
}, isSame);
