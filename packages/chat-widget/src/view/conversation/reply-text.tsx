/** @jsxImportSource preact */
import type { ComponentChild } from "preact";
import { isCartLink } from "../../reply/find-link.ts";
import { parseReply, type ReplyNode } from "../../reply/parse-reply.ts";
import { splitPrice } from "../../reply/split-price.ts";
import { chatIcons } from "./chat-icons.ts";
import { Icon } from "./icon.tsx";

/** `prices` makes amounts of money stand out, as a product's caption wants it. */
type Props = { text: string; cartLabel: string; prices?: boolean };

/** A reply as elements. Text only ever becomes text. */
export const ReplyText = ({ text, ...look }: Props) => <>{parseReply(text).map((node) => show(node, look))}</>;

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
