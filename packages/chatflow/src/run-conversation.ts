import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { advanceConversation } from "./advance-conversation.ts";
import type { ChatState } from "./chat-state.ts";
import type { ConversationInput } from "./conversation-input.ts";
import type { FlowRequest, FlowResponse, ShopFacts } from "./flow-requests.ts";

const requestsMax = 20;
const visitedMax = 60;

/** The state to store, the actions to send, the node where the conversation now waits, and whether a person should answer. `visited`: the steps
 * that were run, in their order, each once. `notUnderstood`: the flow had nothing to say to the customer's words. */
export type ConversationResult = {
  state: ChatState;
  actions: ChatAction[];
  next_state: string;
  callsPerson: boolean;
  visited: string[];
  notUnderstood: boolean;
};

/**
 * Runs a conversation until it waits for the customer, and answers its requests. Each product is only requested once.
 * @param before the state after the previous message, or a new one; `readChatState` reads what is stored.
 * @param answer returns `{ kind: "failed" }` for what cannot be done; its errors are rethrown.
 */
export async function runConversation(
  flow: FlowDocument,
  before: ChatState,
  input: ConversationInput,
  shop: ShopFacts,
  answer: (ask: FlowRequest) => Promise<FlowResponse>,
): Promise<ConversationResult> {
  const products = new Map<string, FlowResponse>();
  const answerOnce = async (ask: FlowRequest): Promise<FlowResponse> => {
    const known = ask.kind === "product" ? products.get(ask.id) : undefined;
    const given = known ?? (await answer(ask));
    if (ask.kind === "product") products.set(ask.id, given);
    return given;
  };

  const visited = new Set<string>();
  // One that is met again stands where it is met last: the last of all is where the conversation waits.
  const visit = (ids: readonly string[] = []) => {
    for (const id of ids) {
      visited.delete(id);
      visited.add(id);
    }
  };
  let turn = advanceConversation(flow, before, input, shop);
  const actions = [...turn.actions];
  visit(turn.visited);
  let notUnderstood = turn.notUnderstood ?? false;
  for (let asked = 0; turn.request; asked += 1) {
    const given = asked < requestsMax ? await answerOnce(turn.request) : ({ kind: "failed" } as const);
    turn = advanceConversation(flow, turn.state, { kind: "answer", answer: given }, shop);
    actions.push(...turn.actions);
    visit(turn.visited);
    notUnderstood ||= turn.notUnderstood ?? false;
    if (asked > requestsMax) break;
  }
  const callsPerson = turn.callsPerson ?? false;
  return {
    state: { ...turn.state, asking: null },
    actions,
    next_state: turn.state.node,
    callsPerson,
    visited: [...visited].slice(-visitedMax),
    notUnderstood,
  };
}
