import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { ChatState } from "./chat-state.ts";
import type { FlowRequest } from "./flow-requests.ts";

/**
 * The result of an input: the state to store, the actions to send now, and the request that has to be answered before
 * it continues. `callsPerson`: something was asked that only a person of the shop can answer; `visited`: the steps
 * that were run; `notUnderstood`: the flow had nothing to say to the customer's words.
 */
export type Turn = {
  state: ChatState;
  actions: ChatAction[];
  request?: FlowRequest;
  callsPerson?: true;
  visited?: string[];
  notUnderstood?: true;
};
