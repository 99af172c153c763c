/** @jsxImportSource preact */
import { Component } from "preact";
import { formatSeconds } from "../../../core/media/format-seconds.ts";
import type { PlayerState } from "../../../core/media/player-state.ts";
import type { MediaTexts } from "../../../core/texts/media-texts.ts";
import { Icon } from "../../conversation/icon.tsx";
import { mediaIcons } from "../media-icons.ts";

type Props = { media: HTMLMediaElement; state: PlayerState; name: string; texts: MediaTexts };
type Clock = { now: number; length: number; speed: number };

const speeds = [1, 1.5, 2];
const clockEvents = ["timeupdate", "durationchange", "ratechange", "seeked"] as const;

/** The controls of one audio element, with its time. */
export class AudioControls extends Component<Props, Clock> {
  override state: Clock = { now: 0, length: 0, speed: 1 };
  over = new AbortController();

  override componentDidMount() {
    const { media } = this.props;
    for (const name of clockEvents) media.addEventListener(name, this.readClock, { signal: this.over.signal });
    this.readClock();
  }
  override componentWillUnmount() {
    this.over.abort();
  }
  readClock = () => {
    const { media } = this.props;
    // A recording that is still being made has no end yet.
    const length = Number.isFinite(media.duration) ? media.duration : 0;
    this.setState({ now: media.currentTime, length, speed: media.playbackRate });
  };
  toggle = async () => {
    const { media } = this.props;
    if (!media.paused) return media.pause();
    try {
      await media.play();
    } catch {
      // Errors that keep it from playing arrive as an event of their own.
    }
  };
  seek = (event: Event & { currentTarget: HTMLInputElement }) => {
    this.props.media.currentTime = Number(event.currentTarget.value);
    this.readClock();
  };
  hurry = () => {
    const { media } = this.props;
    const speed = speeds[(speeds.indexOf(this.state.speed) + 1) % speeds.length] ?? 1;
    // A reloaded file starts with the default speed.
    media.playbackRate = media.defaultPlaybackRate = speed;
  };

  render({ media, state, name, texts }: Props, { now, length, speed }: Clock) {
    const running = state === "playing" || (state === "loading" && !media.paused);
    const verb = running ? texts.pause : texts.play;
    const [at, end] = [formatSeconds(now), length ? formatSeconds(length) : "–:––"];
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
      <div class="controls" role="group" aria-label={name || texts.kinds.audio}>
        <button type="button" class="round play" aria-label={verb} title={verb} onClick={this.toggle}>
          <Icon path={running ? mediaIcons.pause : mediaIcons.play} />
        </button>
        <span class="line">
          <input
            type="range"
            min="0"
            max={length || 1}
            step="any"
            value={now}
            disabled={!length}
            aria-label={texts.seek}
            aria-valuetext={`${at} / ${end}`}
            onInput={this.seek}
          />
          <span class="clock" aria-hidden="true">
            {at} / {end}
          </span>
        </span>
        <button type="button" class="speed" aria-label={`${texts.speed} ${speed}×`} onClick={this.hurry}>
          {speed}×
        </button>
      </div>
    );
  }
}
