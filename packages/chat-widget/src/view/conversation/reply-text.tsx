/** @jsxImportSource preact */
import type { ComponentChild } from "preact";
import { isCartLink } from "../../reply/find-link.ts";
import { parseReply, type ReplyNode } from "../../reply/parse-reply.ts";
import { splitPrice } from "../../reply/split-price.ts";
import { chatIcons } from "./chat-icons.ts";
import { Icon } from "./icon.tsx";

/** `prices` highlights prices, for a product's caption. */
type Props = { text: string; cartLabel: string; prices?: boolean };

/** A reply as elements. Text never becomes anything but text. */
export const ReplyText = ({ text, ...look }: Props) => (
  <>{closeRanks(parseReply(text)).map((node) => show(node, look))}</>
);

const isCart = (node: ReplyNode | undefined) => node?.kind === "link" && isCartLink(node.href);

/** A cart link becomes a button on a line of its own: line breaks around it would only leave gaps. */
const closeRanks = (nodes: ReplyNode[]): ReplyNode[] =>
  nodes.map((node, index) => {
    if (node.kind !== "text") return node;
    const start = isCart(nodes[index - 1]) ? node.text.replace(/^\n+/, "") : node.text;
    return { ...node, text: isCart(nodes[index + 1]) ? start.replace(/\n+$/, "") : start };
  });

function show(node: ReplyNode, look: Omit<Props, "text">): ComponentChild {
  switch (node.kind) {
    case "text":
      return look.prices
        ? splitPrice(node.text).map((part) =>
            part.price ? (
              <span key={part.text} class="price">
                {part.text}
              </span>
            ) : (
              part.text
            ),
          )
        : node.text;
    case "code":
      return <code>{node.text}</code>;
    case "link":
      return isCartLink(node.href) ? (
        <a class="cart" href={node.href} target="_blank" rel="noopener noreferrer">
          <Icon path={chatIcons.cart} />
          {look.cartLabel}
        </a>
      ) : (
        <a href={node.href} target="_blank" rel="noopener noreferrer">
          {node.text}
        </a>
      );
    case "bold":
      return <b>{node.children.map((child) => show(child, look))}</b>;
    case "italic":
      return <i>{node.children.map((child) => show(child, look))}</i>;
    case "strike":
      return <s>{node.children.map((child) => show(child, look))}</s>;
  }
}
