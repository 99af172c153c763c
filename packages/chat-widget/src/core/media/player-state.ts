/** The state of an audio or video. `ready` can be played, whether or not any of it has loaded. */
export type PlayerState = "loading" | "ready" | "playing" | "paused" | "failed";

/** How long a file may load before it counts as failed, in milliseconds. */
export const mediaTimeoutMs = 300_000;

/** The next state after an event of the media element. `paused`: it has not been asked to play. */
export function nextPlayerState(state: PlayerState, event: string, paused: boolean): PlayerState {
  if (event === "loadstart") return "loading";
  if (state === "failed") return state;
  switch (event) {
    case "error":
    case "timeout":
      return "failed";
    case "playing":
      return "playing";
    case "waiting":
      return "loading";
    case "pause":
    case "ended":
      return "paused";
    // The browser stops loading if it should wait for a press.
    case "loadedmetadata":
    case "suspend":
      return state === "loading" && paused ? "ready" : state;
    default:
      return state;
  }
}
