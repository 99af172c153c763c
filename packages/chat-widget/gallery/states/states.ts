import { type Language, words } from "../words.ts";
import { frameStates } from "./frame-states.ts";
import { mediaStates } from "./media-states.ts";
import { ownPageStates } from "./own-page-states.ts";
import type { State } from "./state.ts";
import { talkStates } from "./talk-states.ts";

/** Every state the widget has. A new one is a line in one of the lists. */
export const statesIn = (lang: Language): State[] =>
  [frameStates, talkStates, mediaStates, ownPageStates].flatMap((list) => list(words[lang]));
