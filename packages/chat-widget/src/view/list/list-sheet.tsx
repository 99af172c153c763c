/** @jsxImportSource preact */
import type { ListMessage } from "@mauzo/contract/chat";
import { Component, createRef } from "preact";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import { Icon } from "../conversation/icon.tsx";
import { boxIcons } from "../frame/box-icons.ts";
import { keepFocus } from "../frame/keep-focus.ts";
import { listPart } from "./list-part.ts";

type Props = {
  list: ListMessage;
  texts: ChatTexts;
  onPick(option: { id: string; title: string }): void;
  onClose(): void;
};
type State = { draw: ReturnType<typeof listPart.now>; failed: boolean };

/** The sheet of a list, over the conversation. Backdrop, close button, Escape and a pick close it. */
export class ListSheet extends Component<Props, State> {
  override state: State = { draw: listPart.now(), failed: false };
  sheet = createRef<HTMLDivElement>();
  rows = createRef<HTMLDivElement>();
  gone = false;

  override componentDidMount() {
    if (this.state.draw) return this.drawRows();
    this.sheet.current?.focus();
    void this.fetch();
  }
  override componentDidUpdate(_: Props, before: State) {
    if (before.draw !== this.state.draw) this.drawRows();
  }
  override componentWillUnmount() {
    this.gone = true;
  }
  drawRows() {
    const { list, onPick } = this.props;
    const place = this.rows.current;
    if (place) this.state.draw?.({ place, sections: list.action.sections, onPick });
  }
  fetch = async () => {
    this.setState({ failed: false });
    try {
      const draw = await listPart.fetch();
      if (!this.gone) this.setState({ draw });
    } catch {
      if (!this.gone) this.setState({ failed: true });
    }
  };
  press = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      this.props.onClose();
    } else if (this.sheet.current) {
      event.stopPropagation();
      keepFocus(event, this.sheet.current);
    }
  };

  render({ list, texts, onClose }: Props, { draw, failed }: State) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape and the close button do the same.
      <div class="veil" onClick={(event) => event.target === event.currentTarget && onClose()}>
        <div
          ref={this.sheet}
          class="sheet"
          role="dialog"
          aria-modal="true"
          aria-labelledby="list-title"
          aria-busy={!draw && !failed}
          tabIndex={-1}
          onKeyDown={this.press}
        >
          <div class="sheet-head">
            <h3 id="list-title">{list.header || list.action.button || texts.list}</h3>
            <button type="button" aria-label={texts.closeList} title={texts.closeList} onClick={onClose}>
              <Icon path={boxIcons.close} />
            </button>
          </div>
          {draw ? (
            <div ref={this.rows} class="options" />
          ) : (
            <p class="failed" role="status">
              {failed ? texts.listMissing : texts.loading}
              {failed && (
                <button type="button" class="pill" onClick={this.fetch}>
                  {texts.retry}
                </button>
              )}
            </p>
          )}
        </div>
      </div>
    );
  }
}
