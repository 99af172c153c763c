import { parseReply, type ReplyNode } from "@mauzo/chat-widget/reply/parse-reply";
import type { ReactNode } from "react";
import { withoutOpenMarks } from "./without-open-marks.ts";

/** The marks of a chat as what they mean. Links stay words: the chat they lead to is somebody else's. */
const show = (node: ReplyNode): ReactNode => {
  switch (node.kind) {
    case "bold":
      return <b>{shown(node.children)}</b>;
    case "italic":
      return <i>{shown(node.children)}</i>;
    case "strike":
      return <s>{shown(node.children)}</s>;
    case "code":
      return <code>{node.text}</code>;
    case "text":
    case "link":
      return node.text;
  }
};
const shown = (nodes: readonly ReplyNode[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name, and never move
  nodes.map((node, at) => <span key={at}>{show(node)}</span>);

/** The beginning of words of a chat: marks that are closed behind its end are left out. */
export const PreviewText = ({ text }: { text: string }) => <FormattedText text={withoutOpenMarks(text)} />;

/** Words of a chat, with their marks as the customer sees them. */
export const FormattedText = ({ text }: { text: string }) => <bdi>{shown(parseReply(text))}</bdi>;
