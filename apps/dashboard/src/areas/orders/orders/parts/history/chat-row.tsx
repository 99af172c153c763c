"use client";

import { parseReply, type ReplyNode } from "@mauzo/chat-widget/reply/parse-reply";
import type { TimelineMessage } from "@mauzo/contract/orders/order-timeline";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

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

/** What was said in the conversation an order came from, the first message first. */
export function ChatRow({ said }: { said: readonly TimelineMessage[] }) {
  const t = useTranslations("orders");
  return (
    <ol className="flex flex-col gap-3">
      {said.map(({ id, from, by, text, at }) => (
        <li key={id}>
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="wrap-anywhere min-w-0 whitespace-pre-line">
              <bdi>{shown(parseReply(text))}</bdi>
            </span>
            <span className="text-muted text-xs">
              <RelativeTime iso={at} clock />
            </span>
          </p>
          <p className="break-words text-[0.8125rem] text-muted">
            <bdi>{by || t(`history.by.${from}`)}</bdi> · {t("messages.by.chat")}
          </p>
        </li>
      ))}
    </ol>
  );
}
