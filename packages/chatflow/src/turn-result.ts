import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { ChatState } from "./chat-state.ts";
import type { FlowRequest } from "./flow-requests.ts";

/**
 * The result of an input: the state to store, the actions to send now, and the request that has to be answered before
 * it continues.
 */
export type Turn = { state: ChatState; actions: ChatAction[]; request?: FlowRequest };
