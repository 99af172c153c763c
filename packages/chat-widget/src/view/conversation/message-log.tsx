/** @jsxImportSource preact */
import type { ListMessage } from "@mauzo/contract/chat";
import { Component, createRef } from "preact";
import { type ChatState, shownAtOnce } from "../../core/chat/create-chat.ts";
import { type Entry, replyAround } from "../../core/chat/entry.ts";
import { shortCount } from "../../core/short-count.ts";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import type { Language } from "../../core/texts/language.ts";
import { ListSheet } from "../list/list-sheet.tsx";
import { Emblem } from "./emblem.tsx";
import { Message } from "./message.tsx";
import { Typing } from "./typing.tsx";

type Props = {
  chat: ChatState;
  /** How often the box was opened: each time it shows the newest. */
  openings: number;
  texts: ChatTexts;
  lang: Language;
  base: string;
  onPick(option: { id: string; title: string }): void;
  onSay(text: string): void;
  onSendAgain(problem: Entry): void;
  /** Wants more of what was said earlier at hand. */
  onRecall(): void;
  /** Wants to be sent at once what waits for a connection. */
  onWake(): void;
};
/** `limit`: how many of the newest are drawn. `live`: the number of the first that was there without being asked for. */
type State = { list: ListMessage | undefined; limit: number; live: number };

const endOf = ({ start, entries }: ChatState) => start + entries.length;
const fresh: State = { list: undefined, limit: shownAtOnce, live: 0 };

/** What was said, the hint before anything was, the sign that a reply is on its way, and the list laid over it. */
export class MessageLog extends Component<Props, State> {
  override state: State = fresh;
  log = createRef<HTMLDivElement>();
  opener: HTMLElement | undefined;
  /** A message and where it stood when earlier ones were asked for above it. */
  held: { element: Element; top: number } | undefined;

  override componentDidMount() {
    this.toNewest("instant");
  }
  override componentDidUpdate(before: Props) {
    const { chat } = this.props;
    const log = this.log.current;
    if (this.held && log) {
      log.scrollTop += this.held.element.getBoundingClientRect().top - this.held.top;
      this.held = undefined;
      // The button may have gone with the last of them.
      if (!log.contains(this.focused())) log.focus({ preventScroll: true });
      return;
    }
    const reopened = before.openings !== this.props.openings;
    if (chat.id !== before.chat.id) this.setState(fresh);
    else if (reopened && this.state.limit > shownAtOnce) this.setState({ limit: shownAtOnce, live: 0 });
    const added = endOf(chat) - endOf(before.chat);
    if (reopened) this.toNewest("instant");
    else if (added > 0 || chat.waiting !== before.chat.waiting || chat.away !== before.chat.away) this.follow(added);
  }
  focused() {
    const root = this.log.current?.getRootNode();
    return root instanceof ShadowRoot ? root.activeElement : null;
  }
  /** To the end; but where a reply is long, only so far that it can be read from its start. */
  toNewest(behavior: ScrollBehavior, start?: number) {
    const log = this.log.current;
    const said = [...(log?.querySelectorAll<HTMLElement>(".visitor") ?? [])].at(-1);
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!log) return;
    const end = log.scrollHeight - log.clientHeight;
    log.scrollTo({
      top: Math.min(end, start ?? (said ? said.offsetTop + said.offsetHeight : end)),
      behavior: calm ? "instant" : behavior,
    });
  }
  /** Goes with what is new, unless nobody asked for it and somebody reads further up. */
  follow(added: number) {
    const log = this.log.current;
    const first =
      added > 0
        ? [...(log?.children ?? [])].filter((child) => child.matches(".turn:not(.away)")).at(-added)
        : undefined;
    if (!log || !(first instanceof HTMLElement) || first.matches(".visitor")) return this.toNewest("smooth");
    const comesAfterOwn = first.previousElementSibling?.matches(".visitor");
    const isAtEnd = first.offsetTop <= log.scrollTop + log.clientHeight + 80;
    if (comesAfterOwn || isAtEnd) this.toNewest("smooth", first.offsetTop - 14);
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
  showEarlier = () => {
    const { chat, onRecall } = this.props;
    const element = this.log.current?.querySelector(".turn");
    const limit = Math.min(this.state.limit, chat.entries.length) + shownAtOnce;
    const live = this.state.live || this.firstDrawn();
    if (element) this.held = { element, top: element.getBoundingClientRect().top };
    this.setState({ limit, live });
    if (chat.entries.length < limit && chat.earlier > 0) onRecall();
  };
  /** The number of the first entry that is drawn, counted from the start of the conversation. */
  firstDrawn() {
    const { start, entries } = this.props.chat;
    return start + Math.max(0, entries.length - this.state.limit);
  }

  render({ chat, texts, lang, base, onPick, onSay, onWake }: Props, { list, live }: State) {
    const pickRow = (row: { id: string; title: string }) => {
      this.closeList();
      onPick(row);
    };
    const first = this.firstDrawn();
    const earlier = chat.earlier + first - chat.start;
    const drawn = (from: number, to?: number) =>
      chat.entries.slice(from - chat.start, to && to - chat.start).map((entry, index) => (
        <Message
          // biome-ignore lint/suspicious/noArrayIndexKey: a message is drawn anew when its entry is another; a new conversation has a new id.
          key={`${chat.id} ${from + index}`}
          {...{ entry, texts, lang, base, onPick }}
          reply={() => replyAround(chat.entries, from - chat.start + index)}
          onOpenList={this.openList}
          onSendAgain={this.sendAgain}
        />
      ));
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
          {earlier > 0 && (
            <button type="button" class="pill earlier" onClick={this.showEarlier}>
              {texts.earlier(shortCount(earlier))}
            </button>
          )}
          {live > first && (
            // What was asked for is not read out.
            <div class="before" aria-live="off">
              {drawn(first, live)}
            </div>
          )}
          {drawn(Math.max(first, live))}
          {chat.away && (
            <div class="turn shop away">
              <p class="quiet">{texts.away}</p>
              <button type="button" class="pill opener" onClick={onWake}>
                {texts.tryNow}
              </button>
            </div>
          )}
          {chat.waiting && <Typing texts={texts} />}
        </div>
        {list && <ListSheet list={list} texts={texts} onPick={pickRow} onClose={this.closeList} />}
      </>
    );
  }
}
