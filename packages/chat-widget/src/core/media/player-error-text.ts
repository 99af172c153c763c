import type { MediaTexts } from "../texts/media-texts.ts";

/** The text for a media error: codes 1 to 4 of MediaError, anything else is 0. */
export const playerErrorText = (texts: MediaTexts, kind: "audio" | "video", code: number): string =>
  (texts.faults[code] ?? texts.faults[0] ?? "").replace("{kind}", texts.kinds[kind]);
