/** @jsxImportSource preact */
import { Component, createRef } from "preact";
import { initialZoom, moveBy, type Point, type Zoom, zoomAt } from "../../../core/media/zoom.ts";
import type { ChatTexts } from "../../../core/texts/chat-texts.ts";
import type { MediaTexts } from "../../../core/texts/media-texts.ts";
import { firstPlainLine } from "../../../reply/first-plain-line.ts";
import { chatIcons } from "../../conversation/chat-icons.ts";
import { Icon } from "../../conversation/icon.tsx";
import { ReplyText } from "../../conversation/reply-text.tsx";
import { mediaIcons } from "../media-icons.ts";
import { trackGestures } from "./track-gestures.ts";

export type ViewerPicture = { href: string; caption: string };
type Props = { pictures: readonly ViewerPicture[]; at: number; chat: ChatTexts; texts: MediaTexts; onClose(): void };
type State = { at: number; zoom: Zoom; missing: boolean };

const middle = { x: 0, y: 0 };
const keyStep = 80;
const moves: Record<string, Point> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
};

/** One picture at a time, fitted to the window or zoomed: by touch, keys or buttons. */
export class PictureViewer extends Component<Props, State> {
  override state: State = { at: this.props.at, zoom: initialZoom, missing: false };
  stage = createRef<HTMLDivElement>();
  letGo = () => {};

  override componentDidMount() {
    const stage = this.stage.current;
    if (!stage) return;
    const fingers = trackGestures(stage, {
      onScale: this.scale,
      onMove: (by) => this.state.zoom.scale > 1 && this.move(by),
      onSwipe: (step) => this.state.zoom.scale === 1 && this.turn(step),
      onTwice: this.toggle,
      onBeside: () => this.state.zoom.scale === 1 && this.props.onClose(),
    });
    const dialog = stage.closest("dialog");
    dialog?.addEventListener("keydown", this.press);
    this.letGo = () => {
      fingers();
      dialog?.removeEventListener("keydown", this.press);
    };
  }
  override componentWillUnmount() {
    this.letGo();
  }
  size = () => this.stage.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
  scale = (times: number, point: Point) =>
    this.setState(({ zoom }) => ({ zoom: zoomAt(zoom, times, point, this.size()) }));
  move = (by: Point) => this.setState(({ zoom }) => ({ zoom: moveBy(zoom, by, this.size()) }));
  toggle = (point: Point = middle) =>
    this.state.zoom.scale > 1 ? this.setState({ zoom: initialZoom }) : this.scale(2.5, point);
  turn = (step: number) => {
    const { pictures } = this.props;
    this.setState(({ at }) => (pictures[at + step] ? { at: at + step, zoom: initialZoom, missing: false } : null));
  };
  press = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = moves[key];
    if (key === "+" || key === "=") this.scale(1.5, middle);
    else if (key === "-") this.scale(1 / 1.5, middle);
    else if (key === "0") this.setState({ zoom: initialZoom });
    else if (by && this.state.zoom.scale > 1) this.move(by);
    else if (key === "ArrowLeft" || key === "ArrowRight") this.turn(key === "ArrowLeft" ? -1 : 1);
    else return;
    event.preventDefault();
  };

  render({ pictures, chat, texts }: Props, { at, zoom, missing }: State) {
    const picture = pictures[at];
    const near = zoom.scale > 1;
    const [first, last] = [at === 0, at === pictures.length - 1];
    const where = texts.pictureOf.replace("{at}", String(at + 1)).replace("{of}", String(pictures.length));
    if (!picture) return null;
    return (
      <>
        <div ref={this.stage} class="stage">
          {missing ? (
            <p class="missing">
              <Icon path={chatIcons.picture} />
              {chat.pictureMissing}
            </p>
          ) : (
            // biome-ignore lint/performance/noImgElement: there is no Next on other people's pages.
            <img
              key={at}
              src={picture.href}
              alt={firstPlainLine(picture.caption) || where}
              draggable={false}
              referrerpolicy="no-referrer"
              style={{ transform: `translate(${zoom.x}px,${zoom.y}px) scale(${zoom.scale})` }}
              onError={() => this.setState({ missing: true })}
            />
          )}
        </div>
        {pictures.length > 1 && (
          <>
            {turner(texts.previous, mediaIcons.previous, "previous", first, () => this.turn(-1))}
            {turner(texts.next, chatIcons.pick, "next", last, () => this.turn(1))}
          </>
        )}
        <div class="below">
          <span role="status">{pictures.length > 1 && where}</span>
          {picture.caption && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            <p key={at} class="telling" tabIndex={0}>
              <ReplyText text={picture.caption} cartLabel={chat.cart} prices />
            </p>
          )}
        </div>
        <button
          type="button"
          class="round zoom"
          aria-label={near ? texts.zoomOut : texts.zoomIn}
          title={near ? texts.zoomOut : texts.zoomIn}
          onClick={() => this.toggle()}
        >
          <Icon path={near ? mediaIcons.zoomOut : mediaIcons.zoomIn} />
        </button>
      </>
    );
  }
}

/** At the end it is disabled but stays, so that the focus is not lost. */
const turner = (name: string, icon: string, side: string, ended: boolean, press: () => void) => (
  <button type="button" class={`round ${side}`} aria-label={name} title={name} aria-disabled={ended} onClick={press}>
    <Icon path={icon} />
  </button>
);
