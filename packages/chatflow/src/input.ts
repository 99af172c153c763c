import type { Answer } from "./asks.ts";

/**
 * What reaches the conversation: words the customer wrote, the id of the button or row picked, or the answer to the
 * last ask.
 */
export type Input = { kind: "text"; text: string } | { kind: "pick"; id: string } | { kind: "answer"; answer: Answer };
