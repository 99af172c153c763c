/** @jsxImportSource preact */
import type { ListMessage } from "@mauzo/contract/conversations/chat";
import { Component, createRef } from "preact";
import { type ChatState, entriesPerLoad } from "../../../core/chat/create-chat.ts";
import type { Entry } from "../../../core/chat/entry.ts";
import { shortCount } from "../../../core/short-count.ts";
import type { ChatTexts } from "../../../core/texts/chat-texts.ts";
import type { Language } from "../../../core/texts/language.ts";
import { ListSheet } from "../../list/list-sheet.tsx";
import { Emblem } from "./emblem.tsx";
import { chunkSize, chunkStart, chunksOf, LogChunk } from "./log-chunk.tsx";
import { TypingIndicator } from "./typing-indicator.tsx";

type Props = {
  chat: ChatState;
  /** How many times the box was opened: each time scrolls to the newest message. */
  openings: number;
  texts: ChatTexts;
  lang: Language;
  base: string;
  onPick(option: { id: string; title: string }): void;
  onSay(text: string): void;
  onSendAgain(problem: Entry): void;
  onEarlier(): void;
  onResend(): void;
};
/**
 * `limit`: how many of the newest messages to show. `from`: the number of the first one rendered so far. `live`: the
 * number of the first one that did not come from pressing "earlier". `below`: how many arrived while the visitor reads
 * further up.
 */
type State = { list: ListMessage | undefined; limit: number; from: number; live: number; below: number };

const endOf = ({ start, entries }: ChatState) => start + entries.length;
/** Starts with more than a screenful; earlier messages follow chunk by chunk, so that the page stays responsive. */
const newest = (chat: ChatState): State => {
  const from = chunkStart(Math.max(chat.start, endOf(chat) - chunkSize));
  return { list: undefined, limit: entriesPerLoad, from, live: from, below: 0 };
};

/** The messages, the hint before the first one, the typing indicator, and the list sheet over them. */
export class MessageLog extends Component<Props, State> {
  override state = newest(this.props.chat);
  log = createRef<HTMLDivElement>();
  opener: HTMLElement | undefined;
  /** A message and its position before earlier ones are added above it, and the focused element at that time. */
  held: { element: Element; top: number; focused: Element | null } | undefined;
  /** The last scroll position, and whether the visitor has not scrolled up since sending a message. */
  top = 0;
  along = false;
  /** The rounding error of the last scroll correction. */
  over = 0;
  frame = 0;

  override componentDidMount() {
    this.toEnd();
    this.goOn();
  }
  override componentWillUnmount() {
    cancelAnimationFrame(this.frame);
  }
  override componentDidUpdate(before: Props) {
    const { chat } = this.props;
    const log = this.log.current;
    if (this.held && log) {
      const { element, top, focused } = this.held;
      const movedBy = () => element.getBoundingClientRect().top - top;
      log.scrollTop += movedBy();
      this.held = undefined;
      // Half a pixel per chunk would add up to a visible shift.
      this.over = Math.abs(movedBy()) < 1 ? movedBy() : 0;
      // The button may have been removed with the last of them.
      if (focused?.isConnected === false) this.takeFocus();
    }
    const reopened = before.openings !== this.props.openings;
    if (chat.id !== before.chat.id) this.setState(newest(chat));
    else if (reopened && this.state.limit > entriesPerLoad) this.setState({ limit: entriesPerLoad });
    this.goOn();
    const added = endOf(chat) - endOf(before.chat);
    if (reopened) this.toEnd();
    else if (added > 0) this.follow(added);
    else if (this.along && (chat.waiting !== before.chat.waiting || chat.delay !== before.chat.delay)) this.toNewest();
  }
  /** Renders one more chunk per frame until all wanted messages are there. */
  goOn() {
    cancelAnimationFrame(this.frame);
    if (!this.isWhole()) this.frame = requestAnimationFrame(this.drawEarlier);
  }
  /** Focuses the log, because the pressed button is removed. */
  takeFocus() {
    this.log.current?.focus({ preventScroll: true });
  }
  toEnd() {
    this.log.current?.scrollTo({ top: this.log.current.scrollHeight, behavior: "instant" });
  }
  /** Scrolls to the end; for a long reply, only to its start. */
  toNewest(start?: number) {
    const log = this.log.current;
    const said = this.all(".visitor").at(-1);
    // Chunks added above in the meantime would interrupt a smooth scroll.
    const calm = !this.isWhole() || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!log) return;
    log.scrollTo({
      top: start ?? (said ? said.offsetTop + said.offsetHeight : log.scrollHeight),
      behavior: calm ? "instant" : "smooth",
    });
  }
  all = (selector: string) => [...(this.log.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  /** The top of the first of the newest `count` messages. */
  startOf = (count: number) => (this.all(".visitor,.shop:not(.away)").at(-count)?.offsetTop ?? 0) - 14;
  isNear = (count: number) => {
    const log = this.log.current;
    return log && this.startOf(count) < log.scrollTop + log.clientHeight + 70;
  };
  /** Scrolls to new messages, unless the visitor reads further up. */
  follow(added: number) {
    const isOwn = (back: number) => this.props.chat.entries.at(-back)?.kind === "said";
    if (isOwn(added)) {
      this.along = true;
      this.toNewest();
    } else if ((this.along && isOwn(added + 1)) || this.isNear(added)) this.toNewest(this.startOf(added));
    else this.setState(({ below }) => ({ below: below + added }));
  }
  onScroll = ({ currentTarget: { scrollTop } }: { currentTarget: HTMLElement }) => {
    if (scrollTop < this.top) this.along = false;
    this.top = scrollTop;
    const { below } = this.state;
    if (below && this.isNear(below)) this.setState({ below: 0 });
  };
  showNewest = () => {
    this.takeFocus();
    this.toNewest(this.startOf(this.state.below));
  };
  openList = (list: ListMessage, opener: HTMLElement) => {
    this.opener = opener;
    this.setState({ list });
  };
  closeList = () => {
    this.setState({ list: undefined });
    this.opener?.focus();
  };

  sayHello = () => {
    this.takeFocus();
    this.props.onSay(this.props.texts.hello);
  };
  sendAgain = (problem: Entry) => {
    this.takeFocus();
    this.along = true;
    this.props.onSendAgain(problem);
  };
  showEarlier = () => {
    const { chat, onEarlier } = this.props;
    const limit = Math.min(this.state.limit, chat.entries.length) + entriesPerLoad;
    const live = Math.max(this.state.live, this.firstDrawn());
    this.drawEarlier();
    this.setState({ limit, live });
    if (chat.entries.length < limit && chat.earlier > 0) onEarlier();
  };
  /**
   * The number of the first message to show, counted from the start of the conversation. Old ones are removed in
   * chunks: otherwise every new message would shift the whole log.
   */
  firstWanted() {
    const { chat } = this.props;
    return Math.max(chat.start, chunkStart(endOf(chat) - this.state.limit));
  }
  firstDrawn() {
    return Math.max(this.firstWanted(), this.state.from);
  }
  isWhole() {
    return this.firstDrawn() === this.firstWanted();
  }
  drawEarlier = () => {
    const element = this.log.current?.querySelector(".turn");
    const root = element?.getRootNode();
    if (element && root instanceof ShadowRoot)
      this.held = { element, top: element.getBoundingClientRect().top - this.over, focused: root.activeElement };
    this.setState({ from: chunkStart(this.firstDrawn() - 1) });
  };

  render({ chat, texts, lang, base, onPick, onResend }: Props, { list, live, below }: State) {
    const pickRow = (row: { id: string; title: string }) => {
      this.closeList();
      onPick(row);
    };
    const first = this.firstDrawn();
    const earlier = chat.earlier + this.firstWanted() - chat.start;
    const drawn = (from: number, to = endOf(chat)) =>
      chunksOf(from, to).map(({ piece, from, to }) => (
        <LogChunk
          key={`${chat.id} ${piece}`}
          {...{ chat, from, to, texts, lang, base, onPick }}
          onOpenList={this.openList}
          onSendAgain={this.sendAgain}
        />
      ));
    return (
      <>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <div ref={this.log} class="log" role="log" aria-label={texts.log} tabIndex={0} onScroll={this.onScroll}>
          {chat.entries.length === 0 && (
            <p class="hint">
              <Emblem />
              {texts.hint}
              <button type="button" class="pill" onClick={this.sayHello}>
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
            // Messages the visitor asked for are not announced.
            <div class="before" aria-live="off">
              {drawn(first, live)}
            </div>
          )}
          {drawn(Math.max(first, live))}
          {chat.delay && (
            <div class="turn shop away">
              <p class="quiet">{chat.delay}</p>
              <button type="button" class="pill opener" onClick={onResend}>
                {texts.tryNow}
              </button>
            </div>
          )}
          {chat.waiting && <TypingIndicator texts={texts} />}
          {below > 0 && (
            <button type="button" class="pill newest" onClick={this.showNewest}>
              {texts.unread(below)}
            </button>
          )}
        </div>
        {list && <ListSheet list={list} texts={texts} onPick={pickRow} onClose={this.closeList} />}
      </>
    );
  }
}
