import { galleryTexts, type Language } from "../gallery-texts.ts";
import { conversationStates } from "./conversation-states.ts";
import { emptyChatStates } from "./empty-chat-states.ts";
import { iframeStates } from "./iframe-states.ts";
import { mediaStates } from "./media-states.ts";
import type { State } from "./state.ts";

/** All states of the widget. Add a new one to one of the lists. */
export const statesIn = (lang: Language): State[] =>
  [emptyChatStates, conversationStates, mediaStates, iframeStates].flatMap((list) => list(galleryTexts[lang]));
