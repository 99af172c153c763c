/** @jsxImportSource preact */
import type { ListMessage } from "@mauzo/contract/chat";
import { Component, createRef } from "preact";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import { boxIcons } from "../frame/box-icons.ts";
import { keepFocus } from "../frame/keep-focus.ts";
import { Icon } from "./icon.tsx";

type Props = {
  list: ListMessage;
  texts: ChatTexts;
  onPick(option: { id: string; title: string }): void;
  onClose(): void;
};

/** The rows of a list, over the conversation. Backdrop, close button, Escape and a pick close it. */
export class ListSheet extends Component<Props> {
  sheet = createRef<HTMLDivElement>();

  override componentDidMount() {
    this.sheet.current?.querySelector<HTMLElement>(".option")?.focus();
  }
  press = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      this.props.onClose();
    } else if (this.sheet.current) {
      event.stopPropagation();
      keepFocus(event, this.sheet.current);
    }
  };

  render({ list, texts, onPick, onClose }: Props) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape and the close button do the same.
      <div class="veil" onClick={(event) => event.target === event.currentTarget && onClose()}>
        <div
          ref={this.sheet}
          class="sheet"
          role="dialog"
          aria-modal="true"
          aria-labelledby="list-title"
          tabIndex={-1}
          onKeyDown={this.press}
        >
          <div class="sheet-head">
            <h3 id="list-title">{list.header || list.action.button || texts.list}</h3>
            <button type="button" aria-label={texts.closeList} title={texts.closeList} onClick={onClose}>
              <Icon path={boxIcons.close} />
            </button>
          </div>
          <div class="options">
            {list.action.sections.map((section, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is open.
              <div key={index}>
                {section.title && <h4>{section.title}</h4>}
                {section.rows.map((row) => (
                  <button key={row.id} type="button" class="option" onClick={() => onPick(row)}>
                    <b>{row.title}</b>
                    {row.description && " "}
                    {row.description && <span>{row.description}</span>}
                  </button>
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    );
  }
}
