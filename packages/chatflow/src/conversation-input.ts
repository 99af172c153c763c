import type { FlowResponse } from "./flow-requests.ts";

/**
 * Input to the conversation: the customer's text, the id of the picked button or row, or the response to the last
 * request.
 */
export type ConversationInput =
  | { kind: "text"; text: string }
  | { kind: "pick"; id: string }
  | { kind: "answer"; answer: FlowResponse };
