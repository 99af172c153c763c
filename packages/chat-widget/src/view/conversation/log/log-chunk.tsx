/** @jsxImportSource preact */
import { Component } from "preact";
import type { ChatState } from "../../../core/chat/create-chat.ts";
import { actionsOfReply } from "../../../core/chat/entry.ts";
import { Message, type MessageProps } from "./message.tsx";

type Props = Omit<MessageProps, "entry" | "reply"> & { chat: ChatState; from: number; to: number };

/** Messages per chunk. */
export const chunkSize = 20;

const chunkOf = (number: number) => Math.floor(number / chunkSize);
/** The number of the first message in this message's chunk. */
export const chunkStart = (number: number): number => chunkOf(number) * chunkSize;

/** The part of each chunk that lies between `from` and `to`. */
export function chunksOf(from: number, to: number): { piece: number; from: number; to: number }[] {
  if (from >= to) return [];
  const first = chunkOf(from);
  return Array.from({ length: chunkOf(to - 1) - first + 1 }, (_, index) => {
    const start = (first + index) * chunkSize;
    return { piece: first + index, from: Math.max(from, start), to: Math.min(to, start + chunkSize) };
  });
}

const entriesOf = ({ chat, from, to }: Props) => chat.entries.slice(from - chat.start, to - chat.start);

/** A run of messages that only re-renders when one of them changes. */
export class LogChunk extends Component<Props> {
  override shouldComponentUpdate(next: Props) {
    const [before, after] = [entriesOf(this.props), entriesOf(next)];
    return (
      next.from !== this.props.from || before.length !== after.length || after.some((entry, at) => entry !== before[at])
    );
  }
  render({ chat, from, to, ...rest }: Props) {
    return entriesOf({ chat, from, to, ...rest }).map((entry, index) => (
      <Message
        // biome-ignore lint/suspicious/noArrayIndexKey: a message is drawn anew when its entry is another.
        key={from + index}
        {...{ ...rest, entry }}
        reply={() => actionsOfReply(chat.entries, from - chat.start + index)}
      />
    ));
  }
}
