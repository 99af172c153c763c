import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { shopAnswer } from "./answers/shop-answer.ts";
import type { ChatState } from "./chat-state.ts";
import type { ConversationInput } from "./conversation-input.ts";
import { findNode } from "./engine/flow-lookup.ts";
import { hearPayment } from "./engine/hear/hear-payment.ts";
import { hearReply } from "./engine/hear/hear-reply.ts";
import { hearTime } from "./engine/hear/hear-time.ts";
import { type Route, routeInput } from "./engine/route-input.ts";
import { runNodes } from "./engine/run-nodes.ts";
import type { ShopFacts } from "./flow-requests.ts";
import { phrases } from "./phrases/phrases.ts";
import { ordersGoods } from "./text/order/settle-wish.ts";
import type { Turn } from "./turn-result.ts";

/**
 * Runs one step of a conversation. Pure: no clock, randomness or I/O. Never throws for a flow that parses. If the turn
 * has a `request`, call again with its state and the response; its actions come before those of the next turn.
 * @param before the state after the previous turn, or a new one; `readChatState` reads what is stored.
 */
export function advanceConversation(
  flow: FlowDocument,
  before: ChatState,
  input: ConversationInput,
  shop: ShopFacts,
): Turn {
  const { asking, ...rest } = before;
  const state = { ...rest, asking: null };
  if (input.kind === "payment") return hearPayment(flow, state, input.payment, shop);
  if (input.kind === "time") return hearTime(flow, state, input.wait, shop);
  if (input.kind === "reply") return hearReply(flow, state, input.reply, shop);
  if (input.kind !== "answer") return follow(flow, shop, routeInput(flow, state, input, shop.today));
  const node = asking && findNode(flow, asking.node);
  if (!node) return { state, actions: [] };
  const { heard, lost, settle } = asking;
  if (input.answer.kind === "shop-answer") {
    const { language } = state;
    const { said, callsPerson } = shopAnswer(input.answer, { shop, phrases: phrases[language], language });
    if (callsPerson) return { state, actions: said, callsPerson };
    // What was asked before stays on screen and goes on from there.
    if (state.node !== "") return { state, actions: said };
    const begun = runNodes(flow, state, shop, { node, heard: null, lost: false, settled: false });
    return { ...begun, actions: [...said, ...begun.actions] };
  }
  // What only looked like an order is taken for what it was before there was a step that reads them.
  const isRead = input.answer.kind === "match-order" && ordersGoods(input.answer.wishes);
  if (node.kind === "sentence" && heard?.kind === "text" && state.node !== node.id && !settle && !isRead)
    return follow(flow, shop, routeInput(flow, state, heard, shop.today, false));
  return runNodes(flow, state, shop, { node, heard, lost, settled: !settle, answer: input.answer });
}

/** Runs the step that the customer's words are for, or asks what has to be known instead. */
function follow(flow: FlowDocument, shop: ShopFacts, route: Route): Turn {
  if (!route.ask) {
    const turn = runNodes(flow, route.state, shop, route.visit);
    return route.missed ? { ...turn, notUnderstood: true } : turn;
  }
  const { node, heard, lost } = route.visit;
  const asking = { node: node.id, heard, lost, settle: false };
  return { state: { ...route.state, asking }, actions: [], request: route.ask };
}
