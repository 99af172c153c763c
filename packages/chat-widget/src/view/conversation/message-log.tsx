/** @jsxImportSource preact */
import type { ListMessage } from "@mauzo/contract/chat";
import { Component, createRef } from "preact";
import type { ChatState } from "../../core/chat/create-chat.ts";
import { type Entry, replyAround } from "../../core/chat/entry.ts";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import { Emblem } from "./emblem.tsx";
import { ListSheet } from "./list-sheet.tsx";
import { Message } from "./message.tsx";

type Props = {
  chat: ChatState;
  /** How often the box was opened: each time it shows the newest. */
  openings: number;
  texts: ChatTexts;
  base: string;
  onPick(option: { id: string; title: string }): void;
  onSay(text: string): void;
  onSendAgain(problem: Entry): void;
};
type State = { list: ListMessage | undefined };

/** What was said, the hint before anything was, the sign that a reply is on its way, and the list laid over it. */
export class MessageLog extends Component<Props, State> {
  override state: State = { list: undefined };
  log = createRef<HTMLDivElement>();
  opener: HTMLElement | undefined;

  override componentDidMount() {
    this.toNewest("instant");
  }
  override componentDidUpdate(before: Props) {
    const { chat } = this.props;
    if (chat.id !== before.chat.id) this.setState({ list: undefined });
    if (before.openings !== this.props.openings) this.toNewest("instant");
    else if (chat.entries !== before.chat.entries || chat.waiting !== before.chat.waiting) this.toNewest("smooth");
  }
  /** To the end; but where a reply is long, only so far that it can be read from its start. */
  toNewest(behavior: ScrollBehavior) {
    const log = this.log.current;
    const said = [...(log?.querySelectorAll<HTMLElement>(".visitor") ?? [])].at(-1);
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!log) return;
    const end = log.scrollHeight - log.clientHeight;
    log.scrollTo({
      top: said ? Math.min(end, said.offsetTop + said.offsetHeight) : end,
      behavior: calm ? "instant" : behavior,
    });
  }
  openList = (list: ListMessage, opener: HTMLElement) => {
    this.opener = opener;
    this.setState({ list });
  };
  closeList = () => {
    this.setState({ list: undefined });
    this.opener?.focus();
  };

  sendAgain = (problem: Entry) => {
    // The button goes with the problem.
    this.log.current?.focus({ preventScroll: true });
    this.props.onSendAgain(problem);
  };

  render({ chat, texts, base, onPick, onSay }: Props, { list }: State) {
    const pickRow = (row: { id: string; title: string }) => {
      this.closeList();
      onPick(row);
    };
    return (
      <>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <div ref={this.log} class="log" role="log" aria-label={texts.log} tabIndex={0}>
          {chat.entries.length === 0 && (
            <p class="hint">
              <Emblem />
              {texts.hint}
              <button type="button" class="pill" onClick={() => onSay(texts.hello)}>
                {texts.hello}
              </button>
            </p>
          )}
          {chat.entries.map((entry, index) => (
            <Message
              // biome-ignore lint/suspicious/noArrayIndexKey: a message is drawn anew when its entry is another; a new conversation has a new id.
              key={`${chat.id} ${index}`}
              {...{ entry, texts, base, onPick }}
              reply={() => replyAround(chat.entries, index)}
              waiting={chat.waiting}
              onOpenList={this.openList}
              onSendAgain={this.sendAgain}
            />
          ))}
          {chat.waiting && (
            <div class="typing">
              <span class="seen-by-ear">{texts.typing}</span>
              <i />
              <i />
              <i />
            </div>
          )}
        </div>
        {list && <ListSheet list={list} texts={texts} onPick={pickRow} onClose={this.closeList} />}
      </>
    );
  }
}
