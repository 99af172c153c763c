import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { advance } from "./advance.ts";
import type { Answer, Ask, ShopFacts } from "./asks.ts";
import type { ChatState } from "./chat-state.ts";
import type { Input } from "./input.ts";

const asksMax = 20;

/** What to keep of the conversation, what to say, and the node it now waits at. */
export type Conversed = { state: ChatState; actions: ChatAction[]; next_state: string };

/**
 * Advances a conversation until it waits for the customer, answering what it asks. The same product is asked for once.
 * @param stored the state kept of it, null for a new one.
 * @param answer gives `{ kind: "failed" }` for what cannot be done; what it throws is thrown on.
 */
export async function converse(
  flow: FlowDocument,
  stored: unknown,
  input: Input,
  shop: ShopFacts,
  answer: (ask: Ask) => Promise<Answer>,
): Promise<Conversed> {
  const products = new Map<string, Answer>();
  const answerOnce = async (ask: Ask): Promise<Answer> => {
    const known = ask.kind === "product" ? products.get(ask.id) : undefined;
    const given = known ?? (await answer(ask));
    if (ask.kind === "product") products.set(ask.id, given);
    return given;
  };

  let turn = advance(flow, stored, input, shop);
  const actions = [...turn.actions];
  for (let asked = 0; turn.ask; asked += 1) {
    const given = asked < asksMax ? await answerOnce(turn.ask) : ({ kind: "failed" } as const);
    turn = advance(flow, turn.state, { kind: "answer", answer: given }, shop);
    actions.push(...turn.actions);
    if (asked > asksMax) break;
  }
  return { state: { ...turn.state, asking: null }, actions, next_state: turn.state.node };
}
