import type { EndedCall, EndedPayment, EndedWait, FlowResponse } from "./flow-requests.ts";

/**
 * Input to the conversation: the customer's text, the id of the picked button or row, the response to the last request,
 * what became of a payment, that a time has come, or what a server of the shop has answered.
 */
export type ConversationInput =
  | { kind: "text"; text: string }
  | { kind: "pick"; id: string }
  | { kind: "answer"; answer: FlowResponse }
  | { kind: "payment"; payment: EndedPayment }
  | { kind: "time"; wait: EndedWait }
  | { kind: "reply"; reply: EndedCall };
