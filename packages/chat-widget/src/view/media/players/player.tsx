/** @jsxImportSource preact */
import { Component, type ComponentChild, createRef } from "preact";
import { documentFile } from "../../../core/media/document-file.ts";
import { playerErrorText } from "../../../core/media/player-error-text.ts";
import type { PlayerState } from "../../../core/media/player-state.ts";
import type { MediaTexts } from "../../../core/texts/media-texts.ts";
import { observeVisibility } from "./observe-visibility.ts";
import { PlayerError } from "./player-error.tsx";
import { prefersReducedData } from "./prefers-reduced-data.ts";
import { trackPlayer } from "./track-player.ts";

export type PlayerProps = {
  href: string | undefined;
  /** The name; may be empty. */
  name: string;
  /** The text of the link to the file. */
  label: string;
  texts: MediaTexts;
};
type Props = PlayerProps & {
  kind: "audio" | "video";
  /** Renders the controls once the element is mounted. */
  children(media: HTMLMediaElement, state: PlayerState): ComponentChild;
  onReady?(media: HTMLMediaElement): void;
};
type State = { state: PlayerState; code: number; media: HTMLMediaElement | undefined };

/** An audio or video in all states from loading to failed. The file is requested when it comes into view. */
export class Player extends Component<Props, State> {
  override state: State = { state: this.props.href ? "loading" : "failed", code: 0, media: undefined };
  media = createRef<HTMLVideoElement>();
  frame = createRef<HTMLDivElement>();
  ends: (() => void)[] = [];

  override componentDidMount() {
    const [media, frame] = [this.media.current, this.frame.current];
    if (!media || !frame) return;
    this.setState({ media });
    const changed = (state: PlayerState, code: number) => {
      this.setState({ state, code });
      if (state === "ready") this.props.onReady?.(media);
    };
    this.ends = [
      trackPlayer(media, changed),
      observeVisibility(frame, { onSeen: this.load, onPutAway: () => media.pause() }),
    ];
  }
  override componentWillUnmount() {
    for (const end of this.ends) end();
  }
  load = () => {
    const [media, { href }] = [this.media.current, this.props];
    if (!media || !href) return;
    media.preload = prefersReducedData() ? "none" : "metadata";
    media.src = href;
    media.load();
  };

  render({ kind, href, name, label, texts, children }: Props, { state, code, media }: State) {
    const failed = state === "failed";
    // Usually only this file is unsupported; also says so if the browser can't play its format at all.
    const ending = href ? documentFile(href).ending : "";
    const unknown = kind === "video" && code === 4 && ending && !media?.canPlayType(`video/${ending}`);
    return (
      <div ref={this.frame} class="player" data-state={state} aria-busy={state === "loading"}>
        {href && kind === "audio" && (
          // biome-ignore lint/a11y/useMediaCaption: what a shop sends has no captions of its own.
          <audio ref={this.media} />
        )}
        {href && kind === "video" && (
          // biome-ignore lint/a11y/useMediaCaption: what a shop sends has no captions of its own.
          <video ref={this.media} hidden={failed} controls playsInline aria-label={name || texts.kinds.video}>
            {texts.unsupportedVideo}
          </video>
        )}
        {failed ? (
          <PlayerError
            {...{ href, label, texts }}
            reasons={[playerErrorText(texts, kind, code), unknown ? texts.unsupportedVideo : ""]}
            onAgain={this.load}
          />
        ) : (
          media && children(media, state)
        )}
      </div>
    );
  }
}
