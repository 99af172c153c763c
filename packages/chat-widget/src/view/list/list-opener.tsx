/** @jsxImportSource preact */
import type { ListMessage } from "@mauzo/contract/conversations/chat";
import { Component } from "preact";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import { chatIcons } from "../conversation/chat-icons.ts";
import { Icon } from "../conversation/icon.tsx";
import { ReplyText } from "../conversation/reply-text.tsx";
import { lazyListRows } from "./lazy-list-rows.ts";

type Props = { list: ListMessage; texts: ChatTexts; onOpen(list: ListMessage, opener: HTMLElement): void };

/** A list message in the conversation, with the button that opens it. */
export class ListOpener extends Component<Props> {
  override componentDidMount() {
    lazyListRows.expect();
  }

  render({ list, texts, onOpen }: Props) {
    const { header, body, footer, action } = list;
    const words = (text: string) => <ReplyText text={text} cartLabel={texts.cart} />;
    return (
      <div class="turn rows">
        {(header + body + footer).trim() && (
          <div class="bubble">
            {header && <b>{words(header)}</b>}
            {body && <span>{words(body)}</span>}
            {footer && <span class="foot">{words(footer)}</span>}
          </div>
        )}
        {action.sections.length > 0 && (
          <button
            type="button"
            class="pill opener"
            aria-haspopup="dialog"
            onClick={(event) => onOpen(list, event.currentTarget)}
          >
            <Icon path={chatIcons.list} />
            {action.button || texts.list}
          </button>
        )}
      </div>
    );
  }
}
