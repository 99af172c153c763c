import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { Ask } from "./asks.ts";
import type { ChatState } from "./chat-state.ts";

/** What came of an input: the state to keep, what to say now, and what has to be answered before it goes on. */
export type Turn = { state: ChatState; actions: ChatAction[]; ask?: Ask };
