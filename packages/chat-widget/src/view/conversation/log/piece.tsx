/** @jsxImportSource preact */
import { Component } from "preact";
import type { ChatState } from "../../../core/chat/create-chat.ts";
import { replyAround } from "../../../core/chat/entry.ts";
import { Message, type MessageProps } from "./message.tsx";

type Props = Omit<MessageProps, "entry" | "reply"> & { chat: ChatState; from: number; to: number };

/** How many messages are drawn at once. */
export const pieceSize = 20;

const pieceOf = (number: number) => Math.floor(number / pieceSize);
/** The number of the first message in the piece that this one is in. */
export const pieceStart = (number: number): number => pieceOf(number) * pieceSize;

/** What is to be drawn of which piece. */
export function piecesOf(from: number, to: number): { piece: number; from: number; to: number }[] {
  if (from >= to) return [];
  const first = pieceOf(from);
  return Array.from({ length: pieceOf(to - 1) - first + 1 }, (_, index) => {
    const start = (first + index) * pieceSize;
    return { piece: first + index, from: Math.max(from, start), to: Math.min(to, start + pieceSize) };
  });
}

const entriesOf = ({ chat, from, to }: Props) => chat.entries.slice(from - chat.start, to - chat.start);

/** Messages next to each other, which are looked through only when one of them is another. */
export class Piece extends Component<Props> {
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
        reply={() => replyAround(chat.entries, from - chat.start + index)}
      />
    ));
  }
}
