import { mediaTimeoutMs, nextPlayerState, type PlayerState } from "../../../core/media/player-state.ts";
import { pauseOtherPlayers } from "./pause-other-players.ts";

const events = [
  "loadstart",
  "suspend",
  "loadedmetadata",
  "play",
  "playing",
  "waiting",
  "pause",
  "ended",
  "error",
] as const;

/** Releases the file, so that nothing more is fetched. */
const unload = (media: HTMLMediaElement) => {
  media.removeAttribute("src");
  media.load();
};

/** Follows an audio or video: reports each new state with the error's code, and pauses all others when it plays. */
export function trackPlayer(media: HTMLMediaElement, onChange: (state: PlayerState, code: number) => void): () => void {
  const over = new AbortController();
  let state: PlayerState = "loading";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = (event: string) => {
    if (event === "play") pauseOtherPlayers(media);
    const before = state;
    state = nextPlayerState(before, event, media.paused);
    if (state === before && event !== "loadstart") return;
    clearTimeout(timer);
    if (state === "loading") timer = setTimeout(heard, mediaTimeoutMs, "timeout");
    const code = event === "error" ? (media.error?.code ?? 0) : 0;
    if (event === "timeout") unload(media);
    onChange(state, code);
  };
  for (const name of events) media.addEventListener(name, () => heard(name), { signal: over.signal });
  return () => {
    over.abort();
    clearTimeout(timer);
    media.pause();
    unload(media);
  };
}
