// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { trackPlayer } from "./track-player.ts";

const ends: (() => void)[] = [];
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function player(root: ShadowRoot = widget(), kind: "audio" | "video" = "audio") {
  const media = document.createElement(kind);
  const states: unknown[] = [];
  media.src = "https://e.com/a";
  root.append(media);
  const end = trackPlayer(media, (state, code) => states.push(code ? [state, code] : state));
  ends.push(end);
  const hear = (...names: string[]) => {
    for (const name of names) media.dispatchEvent(new Event(name));
  };
  return { media, states, end, hear };
}
function widget() {
  const host = document.createElement("mauzo-chat");
  document.body.append(host);
  return host.attachShadow({ mode: "open" });
}

it("tells each new state once", async () => {
  const { media, states, hear } = player();
  hear("loadstart", "loadedmetadata", "suspend");
  await media.play();
  media.pause();
  expect(states).toEqual(["loading", "ready", "playing", "paused"]);
});

it.each([1, 2, 3, 4])("tells that it failed with code %d", (code) => {
  const { media, states, hear } = player();
  Object.defineProperty(media, "error", { value: { code } });
  hear("loadstart", "error");
  expect(states).toEqual(["loading", ["failed", code]]);
});

it("gives up what loads for longer than 300,000 ms, and lets go of it", () => {
  const { media, states, hear } = player();
  hear("loadstart");
  vi.advanceTimersByTime(299_999);
  expect(states).toEqual(["loading"]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(["loading", "failed"]);
  expect(media.hasAttribute("src")).toBe(false);
});

it("counts only while it loads", () => {
  const { states, hear } = player();
  hear("loadstart", "loadedmetadata");
  vi.advanceTimersByTime(1_000_000);
  expect(states).toEqual(["loading", "ready"]);
});

it("plays alone: in its widget, and among all widgets of the page", async () => {
  const [here, there] = [widget(), widget()];
  const players = [player(here), player(here, "video"), player(there)];
  for (const { media } of players) {
    await media.play();
    expect(players.map((other) => !other.media.paused)).toEqual(players.map((other) => other.media === media));
  }
});

it("leaves what the page itself plays", async () => {
  const song = document.createElement("audio");
  document.body.append(song);
  await song.play();
  await player().media.play();
  expect(song.paused).toBe(false);
});

it("stops for good", async () => {
  const { media, states, end, hear } = player();
  hear("loadstart");
  await media.play();
  end();
  const told = states.length;
  hear("error", "loadstart");
  expect([media.paused, media.hasAttribute("src"), states.length]).toEqual([true, false, told]);
  expect(vi.getTimerCount()).toBe(0);
});
