/** @jsxImportSource preact */
import type { ListMessage } from "@mauzo/contract/conversations/chat";
import { Component, createRef } from "preact";
import { type ChatState, shownAtOnce } from "../../../core/chat/create-chat.ts";
import type { Entry } from "../../../core/chat/entry.ts";
import { shortCount } from "../../../core/short-count.ts";
import type { ChatTexts } from "../../../core/texts/chat-texts.ts";
import type { Language } from "../../../core/texts/language.ts";
import { ListSheet } from "../../list/list-sheet.tsx";
import { Emblem } from "./emblem.tsx";
import { Piece, pieceSize, pieceStart, piecesOf } from "./piece.tsx";
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
/**
 * `limit`: how many of the newest are wanted. `from`: the number of the first that is drawn, on the way there. `live`: the
 * number of the first that was there without being asked for. `below`: how many came while somebody reads further up.
 */
type State = { list: ListMessage | undefined; limit: number; from: number; live: number; below: number };

const endOf = ({ start, entries }: ChatState) => start + entries.length;
/** A screen full and more; what is earlier follows piece by piece, so that the page answers meanwhile. */
const newest = (chat: ChatState): State => {
  const from = pieceStart(Math.max(chat.start, endOf(chat) - pieceSize));
  return { list: undefined, limit: shownAtOnce, from, live: from, below: 0 };
};

/** What was said, the hint before anything was, the sign that a reply is on its way, and the list laid over it. */
export class MessageLog extends Component<Props, State> {
  override state = newest(this.props.chat);
  log = createRef<HTMLDivElement>();
  opener: HTMLElement | undefined;
  /** A message and where it stood when earlier ones came above it, and what had the focus then. */
  held: { element: Element; top: number; focused: Element | null } | undefined;
  /** Where the log was last seen, and whether nobody went up from there since the visitor said something. */
  top = 0;
  along = false;
  /** What rounding left of the last move. */
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
      // Half a pixel with each piece would be seen at the end.
      this.over = Math.abs(movedBy()) < 1 ? movedBy() : 0;
      // The button may have gone with the last of them.
      if (focused?.isConnected === false) this.takeFocus();
    }
    const reopened = before.openings !== this.props.openings;
    if (chat.id !== before.chat.id) this.setState(newest(chat));
    else if (reopened && this.state.limit > shownAtOnce) this.setState({ limit: shownAtOnce });
    this.goOn();
    const added = endOf(chat) - endOf(before.chat);
    if (reopened) this.toEnd();
    else if (added > 0) this.follow(added);
    else if (this.along && (chat.waiting !== before.chat.waiting || chat.away !== before.chat.away)) this.toNewest();
  }
  /** One more piece in each frame until all that is wanted is there. */
  goOn() {
    cancelAnimationFrame(this.frame);
    if (!this.isWhole()) this.frame = requestAnimationFrame(this.drawEarlier);
  }
  /** What was pressed goes. */
  takeFocus() {
    this.log.current?.focus({ preventScroll: true });
  }
  toEnd() {
    this.log.current?.scrollTo({ top: this.log.current.scrollHeight, behavior: "instant" });
  }
  /** To the end; but where a reply is long, only so far that it can be read from its start. */
  toNewest(start?: number) {
    const log = this.log.current;
    const said = this.all(".visitor").at(-1);
    // What comes above meanwhile would break a movement off.
    const calm = !this.isWhole() || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!log) return;
    log.scrollTo({
      top: start ?? (said ? said.offsetTop + said.offsetHeight : log.scrollHeight),
      behavior: calm ? "instant" : "smooth",
    });
  }
  all = (selector: string) => [...(this.log.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  /** Where the first of the newest begins. */
  startOf = (count: number) => (this.all(".visitor,.shop:not(.away)").at(-count)?.offsetTop ?? 0) - 14;
  isNear = (count: number) => {
    const log = this.log.current;
    return log && this.startOf(count) < log.scrollTop + log.clientHeight + 70;
  };
  /** Goes with what is new, unless somebody reads further up. */
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
    const { chat, onRecall } = this.props;
    const limit = Math.min(this.state.limit, chat.entries.length) + shownAtOnce;
    const live = Math.max(this.state.live, this.firstDrawn());
    this.drawEarlier();
    this.setState({ limit, live });
    if (chat.entries.length < limit && chat.earlier > 0) onRecall();
  };
  /**
   * The number of the first entry that is wanted, counted from the start of the conversation. Old ones leave in pieces: with
   * every message all that is drawn would move.
   */
  firstWanted() {
    const { chat } = this.props;
    return Math.max(chat.start, pieceStart(endOf(chat) - this.state.limit));
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
    this.setState({ from: pieceStart(this.firstDrawn() - 1) });
  };

  render({ chat, texts, lang, base, onPick, onWake }: Props, { list, live, below }: State) {
    const pickRow = (row: { id: string; title: string }) => {
      this.closeList();
      onPick(row);
    };
    const first = this.firstDrawn();
    const earlier = chat.earlier + this.firstWanted() - chat.start;
    const drawn = (from: number, to = endOf(chat)) =>
      piecesOf(from, to).map(({ piece, from, to }) => (
        <Piece
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
            // What was asked for is not read out.
            <div class="before" aria-live="off">
              {drawn(first, live)}
            </div>
          )}
          {drawn(Math.max(first, live))}
          {chat.away && (
            <div class="turn shop away">
              <p class="quiet">{chat.away}</p>
              <button type="button" class="pill opener" onClick={onWake}>
                {texts.tryNow}
              </button>
            </div>
          )}
          {chat.waiting && <Typing texts={texts} />}
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
