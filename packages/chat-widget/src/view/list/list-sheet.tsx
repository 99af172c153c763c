/** @jsxImportSource preact */
import type { ListMessage } from "@mauzo/contract/conversations/chat";
import { Component, createRef } from "preact";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import { Sheet } from "../conversation/sheet.tsx";
import { lazyListRows } from "./lazy-list-rows.ts";

type Props = {
  list: ListMessage;
  texts: ChatTexts;
  onPick(option: { id: string; title: string }): void;
  onClose(): void;
};
type State = { draw: ReturnType<typeof lazyListRows.now>; failed: boolean };

/** The rows of a list, over the conversation. */
export class ListSheet extends Component<Props, State> {
  override state: State = { draw: lazyListRows.now(), failed: false };
  rows = createRef<HTMLDivElement>();
  title = this.props.list.header || this.props.list.action.button || this.props.texts.list;

  override componentDidMount() {
    if (this.state.draw) this.drawRows();
    else void this.fetch();
  }
  override componentDidUpdate(_: Props, before: State) {
    if (before.draw !== this.state.draw) this.drawRows();
  }
  drawRows() {
    const { list, onPick } = this.props;
    const place = this.rows.current;
    if (place) this.state.draw?.drawRows({ place, title: this.title, sections: list.action.sections, onPick });
  }
  fetch = async () => {
    this.setState({ failed: false });
    try {
      // Of a sheet that is closed meanwhile, nothing is drawn.
      this.setState({ draw: await lazyListRows.fetch() });
    } catch {
      this.setState({ failed: true });
    }
  };

  render({ texts, onClose }: Props, { draw, failed }: State) {
    return (
      <Sheet title={this.title} close={texts.closeList} busy={!draw && !failed} onClose={onClose}>
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
      </Sheet>
    );
  }
}
