import { describe, expect, it } from "vitest";
import { mediaTexts } from "../texts/media-texts.ts";
import { playerErrorText } from "./player-error-text.ts";

describe.each(["audio", "video"] as const)("of an %s", (kind) => {
  it.each([
    [1, `Loading ${kind} resorces was aborted`],
    [2, `Failed to play ${kind} due to network error`],
    [3, `Failed to decode ${kind} resorces`],
    [4, `${kind} resources not supported`],
    [0, `Failed to load ${kind} resources`],
    [9, `Failed to load ${kind} resources`],
  ])("code %d is %j", (code, text) => expect(playerErrorText(mediaTexts.en, kind, code)).toBe(text));
});

it("has a Swahili sentence of its own for each", () => {
  const sentences = [0, 1, 2, 3, 4].map((code) => playerErrorText(mediaTexts.sw, "audio", code));
  expect(new Set(sentences).size).toBe(5);
  for (const sentence of sentences) expect(sentence).toMatch(/sauti/i);
});

it("says word for word that a video is of a kind the browser doesn't play", () => {
  expect(mediaTexts.en.unsupportedVideo).toBe("Your Browser does not support this video format");
});
