import { expect, it } from "vitest";
import { nextPlayerState, type PlayerState } from "./player-state.ts";

/** The states after each of `events`; one that begins with `~` comes while the element is paused. */
const way = (...events: string[]) => {
  let state: PlayerState = "loading";
  return events.map((event) => {
    state = nextPlayerState(state, event.replace("~", ""), event.startsWith("~"));
    return state;
  });
};

it("goes from loading to ready, playing and paused", () => {
  expect(way("~loadstart", "~loadedmetadata", "play", "playing", "~pause")).toEqual([
    "loading",
    "ready",
    "ready",
    "playing",
    "paused",
  ]);
});

it("is ready without anything loaded where loading waits for a press, and loads then", () => {
  expect(way("~loadstart", "~suspend", "waiting", "suspend", "loadedmetadata", "playing")).toEqual([
    "loading",
    "ready",
    "loading",
    "loading",
    "loading",
    "playing",
  ]);
});

it("loads again in the middle, and stops at the end", () => {
  expect(way("playing", "waiting", "playing", "~ended", "~suspend")).toEqual([
    "playing",
    "loading",
    "playing",
    "paused",
    "paused",
  ]);
});

it.each(["error", "timeout"])("stays failed after %s until it is loaded anew", (failure) => {
  expect(way(failure, "~pause", "~suspend", "playing", "~loadstart")).toEqual([
    "failed",
    "failed",
    "failed",
    "failed",
    "loading",
  ]);
});
