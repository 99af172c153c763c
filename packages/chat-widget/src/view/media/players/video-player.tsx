/** @jsxImportSource preact */
import { Component } from "preact";
import { chatIcons } from "../../conversation/chat-icons.ts";
import { Icon } from "../../conversation/icon.tsx";
import { openOverlay } from "../overlay/open-overlay.tsx";
import { Player, type PlayerProps } from "./player.tsx";

/** A video with the browser's own controls, which everybody knows; a button enlarges it. */
export class VideoPlayer extends Component<PlayerProps> {
  close = () => {};

  override componentWillUnmount() {
    this.close();
  }
  /**
   * Shows the same video over everything, from its current position; on closing, the small one continues where that was
   * left.
   */
  enlarge(small: HTMLMediaElement, opener: HTMLElement) {
    const { name, label, texts } = this.props;
    const from = small.currentTime;
    let large: HTMLMediaElement | undefined;
    const start = (media: HTMLMediaElement) => {
      if (large) return;
      large = media;
      media.currentTime = from;
      media.play().catch(() => undefined);
    };
    small.pause();
    this.close = openOverlay({
      opener,
      name: name || label,
      texts,
      children: (
        <Player {...this.props} kind="video" onReady={start}>
          {(_, state) => state === "loading" && <span class="wait" aria-hidden="true" />}
        </Player>
      ),
      onClose() {
        if (large && small.readyState > 0) small.currentTime = large.currentTime;
      },
    });
  }

  render(props: PlayerProps) {
    const { fullScreen } = props.texts;
    return (
      <Player {...props} kind="video">
        {(media, state) => (
          <>
            {state === "loading" && media.paused && <span class="wait" aria-hidden="true" />}
            <button
              type="button"
              class="round larger"
              aria-label={fullScreen}
              title={fullScreen}
              onClick={(event) => this.enlarge(media, event.currentTarget)}
            >
              <Icon path={chatIcons.larger} />
            </button>
          </>
        )}
      </Player>
    );
  }
}
